import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openAuth, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { hashToken } from './one-time-tokens.ts'

const { sql, ...database } = await openTestDatabase({ empty: true })
const auth = openAuth({ sql, ...database })
const FOLDER = resolve('migrations/sandbox-auth')
const [MOVING, LATE, SIGNED_OUT] = [1, 2, 3].map(n => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string
]

/** A database of the first days, in which three people wait for another address. */
beforeAll(async () => {
  const early = join(await mkdtemp(join(tmpdir(), 'early-')), 'sandbox-auth')
  await mkdir(early)
  const names = (await readdir(FOLDER)).filter(name => name < '0002')
  await Promise.all(names.map(name => cp(join(FOLDER, name), join(early, name))))
  await migrate(sql, [resolve('migrations/app'), early])
  await addPerson(MOVING, 10, true)
  await addPerson(LATE, 90, true)
  await addPerson(SIGNED_OUT, 10, false)
  await migrate(sql, [FOLDER])
})

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

const follow = (id: string) =>
  auth.follow(`${SITE}/auth/v1/verify?${new URLSearchParams({ token: id, type: 'email_change' })}`)

test('a link that was mailed within the hour still changes the address', async () => {
  expect((await follow(MOVING)).fragment.get('error_code')).toBeNull()
  expect(await sql`select email from auth.users where id = ${MOVING}`).toEqual([{ email: `new-${MOVING}@example.com` }])
})

test('one that has expired, and one that no session stands behind, do not', async () => {
  for (const id of [LATE, SIGNED_OUT]) {
    expect((await follow(id)).fragment.get('error_code')).toBe('otp_expired')
    expect(await sql`select email from auth.users where id = ${id}`).toEqual([{ email: `${id}@example.com` }])
  }
})
