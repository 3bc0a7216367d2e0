import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openAuth, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { hashToken } from './one-time-tokens.ts'
import { hashPassword } from './passwords.ts'

const { sql, ...database } = await openTestDatabase({ empty: true })
const auth = openAuth({ sql, ...database })
const FOLDER = resolve('migrations/sandbox-auth')
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const [MOVING, LATE, SIGNED_OUT, NEW, ASKED_AGAIN] = [id(1), id(2), id(3), id(4), id(5)]

/** A database of the first days, in which three people wait for another address, and two for the confirmation of theirs. */
beforeAll(async () => {
  const early = join(await mkdtemp(join(tmpdir(), 'early-')), 'sandbox-auth')
  await mkdir(early)
  const names = (await readdir(FOLDER)).filter(name => name < '0002')
  await Promise.all(names.map(name => cp(join(FOLDER, name), join(early, name))))
  await migrate(sql, [resolve('migrations/app'), early])
  await addPerson(MOVING, 10, true)
  await addPerson(LATE, 90, true)
  await addPerson(SIGNED_OUT, 10, false)
  await addSignUp(NEW, 10)
  await addSignUp(ASKED_AGAIN, 40)
  await Promise.all(
    (await readdir(FOLDER)).filter(name => name < '0008').map(name => cp(join(FOLDER, name), join(early, name)))
  )
  await migrate(sql, [early])
  await addApp(MOVING)
  await migrate(sql, [FOLDER])
})

/** An authenticator app that counts since an hour ago, of which a mail told then. */
async function addApp(userId: string) {
  const [added, told] = [70, 60].map(minutes => new Date(Date.now() - minutes * 60_000)) as [Date, Date]
  await sql`
    insert into auth.factors (id, user_id, friendly_name, status, secret, created_at, updated_at)
    values (${userId}, ${userId}, '', 'verified', 's', ${added}, now())`
  const stops = { what: 'two_step_on', email: `${userId}@example.com`, factorId: userId }
  await sql`
    insert into auth.one_time_tokens (user_id, kind, token_hash, stops, created_at)
    values (${userId}, 'stop', ${hashToken('stop')}, ${sql.json(stops)}, ${told})`
}

async function addPerson(id: string, minutesAgo: number, isSignedIn: boolean) {
  const asked = new Date(Date.now() - minutesAgo * 60_000)
  await sql`
    insert into auth.users (id, email, password_hash, new_email, app_metadata, user_metadata, email_confirmed_at,
      email_change_sent_at, created_at, updated_at)
    values (${id}, ${`${id}@example.com`}, 'x', ${`new-${id}@example.com`}, '{}', '{}', now(), ${asked}, now(), now())`
  await sql`
    insert into auth.one_time_tokens (user_id, kind, token_hash, created_at)
    values (${id}, 'email_change', ${hashToken(id)}, ${asked})`
  if (isSignedIn) {
    await sql`
      insert into auth.sessions (id, user_id, refresh_key, refreshed_at, created_at) values (${id}, ${id}, 'k', now(), now())`
  }
}

/** Someone who signed up a while ago, and was mailed a link ten minutes ago. */
async function addSignUp(id: string, minutesAgo: number) {
  const [signedUp, mailed] = [minutesAgo, 10].map(minutes => new Date(Date.now() - minutes * 60_000)) as [Date, Date]
  const metadata = { sub: id, email: `${id}@example.com`, email_verified: false, full_name: 'Ana' }
  await sql`
    insert into auth.users (id, email, password_hash, app_metadata, user_metadata, confirmation_sent_at, created_at, updated_at)
    values (${id}, ${metadata.email}, ${await hashPassword(PASSWORD)}, '{}', ${sql.json(metadata)}, ${mailed}, ${signedUp}, now())`
  await sql`
    insert into auth.one_time_tokens (user_id, kind, token_hash, created_at)
    values (${id}, 'confirmation', ${hashToken(id)}, ${mailed})`
}

const follow = (id: string, type = 'email_change') =>
  auth.follow(`${SITE}/auth/v1/verify?${new URLSearchParams({ token: id, type })}`)

test('a link that was mailed within the hour still changes the address', async () => {
  expect((await follow(MOVING)).fragment.get('error_code')).toBeNull()
  expect(await sql`select email from auth.users where id = ${MOVING}`).toEqual([{ email: `new-${MOVING}@example.com` }])
})

test('a link of before still takes the app away that its mail told of', async () => {
  expect(await auth.standIn.stops.act('stop')).toMatchObject({ what: 'two_step_on', asksForApp: false })
})

test('one that has expired, and one that no session stands behind, do not', async () => {
  for (const id of [LATE, SIGNED_OUT]) {
    expect((await follow(id)).fragment.get('error_code')).toBe('otp_expired')
    expect(await sql`select email from auth.users where id = ${id}`).toEqual([{ email: `${id}@example.com` }])
  }
})

test('who signed up once still confirms with the password and the data they gave', async () => {
  const signIn = () => auth.newClient().signInWithPassword({ email: `${NEW}@example.com`, password: PASSWORD })
  expect((await signIn()).error?.code).toBe('email_not_confirmed')
  expect((await follow(NEW, 'signup')).fragment.get('error_code')).toBeNull()
  expect((await signIn()).data.user?.user_metadata).toMatchObject({ full_name: 'Ana', email_verified: true })
})

test('where a link was asked for again, it confirms the address without the password', async () => {
  expect((await follow(ASKED_AGAIN, 'signup')).fragment.get('error_code')).toBeNull()
  const { error } = await auth
    .newClient()
    .signInWithPassword({ email: `${ASKED_AGAIN}@example.com`, password: PASSWORD })
  expect(error?.code).toBe('invalid_credentials')
})
