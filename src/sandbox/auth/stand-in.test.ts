import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)

test('a sign-up waits for its confirmation, whose code signs in once in the browser that asked', async () => {
  const [client, email] = [auth.newClient('pkce'), auth.newEmail()]
  const options = { data: { full_name: 'Ada' }, emailRedirectTo: `${SITE}/studio?from=mail` }
  const signedUp = await client.signUp({ email: email.toUpperCase(), password: PASSWORD, options })
  expect(signedUp).toMatchObject({ error: null, data: { session: null, user: { email, is_anonymous: false } } })
  expect((await client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed')
  expect(auth.mails.at(-1)).toMatchObject({ to: email, subject: 'Confirm your email' })

  const { url, query } = await auth.follow(auth.linkTo(email))
  expect(`${url.origin}${url.pathname} ${query.get('from')} ${url.hash}`).toBe(`${SITE}/studio mail `)
  const code = query.get('code') ?? ''
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ada', email_verified: true } })

  const again = await auth.post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(50) })
  expect(again.status).toBe(404)
})

test('without a challenge the link carries the session itself', async () => {
  const [client, email] = [auth.newClient('implicit'), auth.newEmail()]
  await client.signUp({ email, password: PASSWORD })
  const { fragment, query } = await auth.follow(auth.linkTo(email))

  expect([...query]).toEqual([])
  expect(Object.fromEntries(fragment)).toMatchObject({
    token_type: 'bearer',
    type: 'signup',
    expires_in: '3600',
    sb: ''
  })
  const tokens = {
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? ''
  }
  expect((await client.setSession(tokens)).data.user?.email).toBe(email)
})

test('an access token says who it is of, and is checked with the published keys', async () => {
  const { client, session, user } = await auth.newSession()
  const token = session.access_token
  const { keys } = await auth.standIn.jwks()

  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: keys[0]?.kid })
  expect(keys[0]).not.toHaveProperty('d')
  expect(decodeJwt(token)).toMatchObject({
    iss: `${SITE}/auth/v1`,
    aud: 'authenticated',
    sub: user.id,
    email: user.email,
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    is_anonymous: false
  })
  expect((await client.getClaims()).data?.claims.sub).toBe(user.id)
})

test('keys outlive a restart', async () => {
  const [first] = (await auth.standIn.jwks()).keys
  const { session } = await auth.newSession()
  const restarted = openAuth(database)

  expect((await restarted.standIn.jwks()).keys[0]?.kid).toBe(first?.kid)
  expect((await restarted.newClient().getUser(session.access_token)).error).toBeNull()
})

test('a forgotten password is set anew by a mailed link, which ends all other sessions', async () => {
  const { email, client: elsewhere } = await auth.newSession()
  const client = auth.newClient('pkce')
  await client.resetPasswordForEmail(email, { redirectTo: `${SITE}/reset-password` })
  expect(auth.mails.at(-1)).toMatchObject({ to: email, subject: 'Reset your password' })
  const { url, query } = await auth.follow(auth.linkTo(email))
  expect(url.pathname).toBe('/reset-password')
  await client.exchangeCodeForSession(query.get('code') ?? '')

  expect((await client.updateUser({ password: 'a whole new one' })).error).toBeNull()
  expect((await client.getUser()).error).toBeNull()
  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await auth.newClient().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    'invalid_credentials'
  )
  expect((await auth.newClient().signInWithPassword({ email, password: 'a whole new one' })).error).toBeNull()
})

test.each([
  ['global', false, false],
  ['local', false, true],
  ['others', true, false]
] as const)('signing out with scope %s leaves this session %s and another %s', async (scope, here, there) => {
  const { client, email, password, session } = await auth.newSession()
  const other = auth.newClient()
  await other.signInWithPassword({ email, password })
  expect((await client.signOut({ scope })).error).toBeNull()

  expect((await auth.newClient().getUser(session.access_token)).error === null).toBe(here)
  expect((await other.getUser()).error === null).toBe(there)
})

test('thirty people can sign up in a row; far more are told to wait', async () => {
  const narrow = { count: 30, seconds: 300 }
  const strict = openAuth(database, { signUps: narrow }, {}, '203.0.113.7')
  const codes: (string | undefined)[] = []
  for (let i = 0; i < 31; i++) {
    const { error } = await strict.newClient().signUp({ email: strict.newEmail(), password: PASSWORD })
    codes.push(error?.code)
  }

  expect(codes.slice(0, 30).filter(Boolean)).toEqual([])
  expect(codes[30]).toBe('over_request_rate_limit')
})

test.each(['/signup', '/recover', '/resend'])('a mail server that is down or silent is no matter to %s', async path => {
  const { email: known } = await auth.newPerson()
  const [away, waiting] = [openAuth(database), auth.newEmail()]
  await auth.newClient().signUp({ email: waiting, password: PASSWORD })
  away.breakMail()

  for (const email of [known, waiting, auth.newEmail()]) {
    expect((await away.post(path, { type: 'signup', email, password: PASSWORD })).status).toBe(200)
  }
})

test('the answer does not wait for the mail', async () => {
  const [silent, email] = [openAuth(database), auth.newEmail()]
  const letGo = silent.holdMail()
  const body = JSON.stringify({ email, password: PASSWORD })
  const response = await silent.standIn.answer(new Request(`${SITE}/auth/v1/signup`, { method: 'POST', body }))

  expect([response.status, silent.mails]).toEqual([200, []])
  letGo()
  await silent.sendDue()
  expect(silent.mails).toHaveLength(1)
})

test('a mail that was not taken is tried again, and its link works', async () => {
  const [away, email] = [openAuth(database), auth.newEmail()]
  away.breakMail()
  await away.newClient('implicit').signUp({ email, password: PASSWORD })
  expect(away.logged).toEqual([{ err: expect.objectContaining({ message: 'The mail server is down.' }) }])

  away.mendMail()
  away.pass(10)
  await away.sendDue()
  await away.follow(away.linkTo(email))
  expect((await auth.newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})
