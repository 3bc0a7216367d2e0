import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const NEW = 'a whole new password'
type Client = ReturnType<typeof auth.newClient>

/** The owner of an account, and somebody who has borrowed a session of theirs and asked for another address. */
async function borrowed() {
  const { email, client: owner } = await auth.newSession()
  const thief = auth.newClient('implicit')
  const { data } = await thief.signInWithPassword({ email, password: PASSWORD })
  const theirs = auth.newEmail()
  await thief.updateUser({ email: theirs })
  return { email, owner, thief, theirs, token: data.session?.access_token ?? '', link: auth.linkTo(theirs) }
}

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
const errorOf = async (link: string) => (await auth.follow(link)).fragment.get('error_code')
const mailsTo = (address: string) => auth.mails.filter(mail => mail.to === address)
const resend = (email: string, bearer = '') =>
  auth.post('/resend', { type: 'email_change', email }, { authorization: `Bearer ${bearer}` })

async function reset(email: string) {
  const client = auth.newClient('implicit')
  await client.resetPasswordForEmail(email)
  const { fragment } = await auth.follow(auth.linkTo(email))
  const [access_token, refresh_token] = [fragment.get('access_token') ?? '', fragment.get('refresh_token') ?? '']
  await client.setSession({ access_token, refresh_token })
  expect((await client.updateUser({ password: NEW })).error).toBeNull()
}

test('the old address is asked at once, and can stop it', async () => {
  const { email, theirs } = await borrowed()
  const mail = mailsTo(email).at(-1)

  expect(mail?.text).toContain(theirs)
  expect(mail?.text).toContain(`${SITE}/auth/stop?token=`)
  expect(auth.linkTo(email)).toContain('type=email_change')
})

const WAYS: [string, (owner: Client, thief: Client, email: string) => Promise<unknown>][] = [
  ['a reset of the password', (_owner, _thief, email) => reset(email)],
  ['a change of the password', owner => owner.updateUser({ password: NEW, current_password: PASSWORD })],
  ['a global sign-out', owner => owner.signOut({ scope: 'global' })],
  ['signing out other devices', owner => owner.signOut({ scope: 'others' })],
  ['the end of the session that asked', (_owner, thief) => thief.signOut({ scope: 'local' })]
]

test.each(WAYS)('%s voids a pending address, its link, and the way to another link', async (_name, act) => {
  const { email, owner, thief, theirs, token, link } = await borrowed()
  await act(owner, thief, email)
  const mails = mailsTo(theirs).length

  const posted = await auth.post('/verify', { type: 'email_change', token_hash: tokenIn(link) })
  expect([posted.status, await errorOf(link)]).toEqual([403, 'otp_expired'])
  for (const bearer of ['sb_publishable_key', token]) {
    const response = await resend(email, bearer)
    expect([response.status, await response.json()]).toEqual([200, {}])
  }
  expect(mailsTo(theirs)).toHaveLength(mails)
  const password = (await auth.newClient().signInWithPassword({ email, password: NEW })).error ? PASSWORD : NEW
  const { data } = await auth.newClient().signInWithPassword({ email, password })
  expect([data.user?.email, data.user?.new_email]).toEqual([email, undefined])
})

test('a password change by the session that asked for another address voids that too', async () => {
  const { thief, link } = await borrowed()
  await thief.updateUser({ password: NEW })

  expect(await errorOf(link)).toBe('otp_expired')
})

test('only the session that asked can have the link sent again, and then the one before is void', async () => {
  const { email, owner, theirs, token, link } = await borrowed()
  const { data } = await owner.getSession()
  const stranger = (await auth.newSession()).session.access_token
  for (const bearer of ['sb_publishable_key', data.session?.access_token, stranger]) {
    const response = await resend(email, bearer)
    expect([response.status, await response.json()]).toEqual([200, {}])
  }
  expect(mailsTo(theirs)).toHaveLength(1)

  await resend(email, token)
  expect(mailsTo(theirs)).toHaveLength(2)
  expect(await errorOf(link)).toBe('otp_expired')
  expect(await errorOf(auth.linkTo(theirs))).toBeNull()
})

test('a pending address is forgotten after an hour, and nobody can have its link sent again', async () => {
  const { email, owner, thief, theirs, link } = await borrowed()
  auth.pass(1_800)
  const { data } = await thief.refreshSession()
  expect((await owner.refreshSession()).data.user?.new_email).toBe(theirs)
  auth.pass(1_801)

  expect((await owner.refreshSession()).data.user).not.toHaveProperty('new_email')
  expect(await errorOf(link)).toBe('otp_expired')
  await resend(email, data.session?.access_token)
  expect(mailsTo(theirs)).toHaveLength(1)
})

test('asking for another address makes the one before void', async () => {
  const { owner, link, theirs } = await borrowed()
  const wanted = auth.newEmail()
  await owner.updateUser({ email: wanted })

  expect(await errorOf(link)).toBe('otp_expired')
  expect((await owner.getUser()).data.user?.new_email).toBe(wanted)
  expect(wanted).not.toBe(theirs)
})

test('a code that a link was traded for is void after a new password and a global sign-out', async () => {
  for (const act of [
    (owner: Client) => owner.updateUser({ password: NEW }),
    (owner: Client) => owner.signOut({ scope: 'global' })
  ]) {
    const { client: owner, email } = await auth.newSession()
    const holder = auth.newClient('pkce')
    await holder.resetPasswordForEmail(email)
    const code = (await auth.follow(auth.linkTo(email))).query.get('code') ?? ''
    await act(owner)

    expect((await holder.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
  }
})

test('a call that began before the password was reset does nothing after it', async () => {
  for (const change of [{ password: 'what a thief wants' }, { email: auth.newEmail() }, { data: { full_name: 'M' } }]) {
    const { email, token } = await borrowed()
    const { promise: isReset, resolve } = Promise.withResolvers<void>()
    const body = new ReadableStream({
      pull: async controller => {
        await isReset
        controller.enqueue(new TextEncoder().encode(JSON.stringify(change)))
        controller.close()
      }
    })
    const init = { method: 'PUT', body, duplex: 'half', headers: { authorization: `Bearer ${token}` } }
    const call = auth.standIn.answer(new Request(`${SITE}/auth/v1/user`, init))
    await reset(email)
    resolve()

    expect((await (await call).json()).error_code).toBe('session_not_found')
    expect((await auth.newClient().signInWithPassword({ email, password: NEW })).error).toBeNull()
  }
})

test('a sign-in with the old password that is under way when a new one is set begins no session', async () => {
  const { email } = await auth.newPerson()
  const begin = async (work: Parameters<typeof database.sql.begin>[0]) => {
    await reset(email)
    return database.sql.begin(work)
  }
  const sql = new Proxy(database.sql, { get: (all, name) => (name === 'begin' ? begin : Reflect.get(all, name)) })
  const { error } = await openAuth({ ...database, sql })
    .newClient()
    .signInWithPassword({ email, password: PASSWORD })

  expect(error?.code).toBe('invalid_credentials')
})
