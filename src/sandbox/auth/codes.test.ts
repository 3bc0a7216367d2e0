import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const signIn = (email: string, password: string) => auth.newClient().signInWithPassword({ email, password })

/** Somebody whose sign-up waits, in a browser with a code flow. */
async function waiting(password = PASSWORD) {
  const [client, email] = [auth.newClient(), auth.newEmail()]
  await client.signUp({ email, password, options: { data: { full_name: 'Ana' } } })
  return { client, email, code: auth.codeTo(email) }
}

test.each(['signup', 'email', 'invite'] as const)(
  'a code signs up as %s, with the password and the data given',
  async type => {
    const { client, email, code } = await waiting()
    expect(code).toMatch(/^\d{6}$/)
    const { data, error } = await client.verifyOtp({ email: email.toUpperCase(), token: code, type })

    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ana', email_verified: true } })
    expect((await client.getUser()).error).toBeNull()
    expect((await signIn(email, PASSWORD)).error).toBeNull()
  }
)

test('a code resets a password in any browser', async () => {
  const { email } = await auth.newPerson()
  await auth.newClient('pkce').resetPasswordForEmail(email)
  const elsewhere = auth.newClient()
  const { error } = await elsewhere.verifyOtp({ email, token: auth.codeTo(email), type: 'recovery' })
  expect(error).toBeNull()

  expect((await elsewhere.updateUser({ password: 'a whole new one' })).error).toBeNull()
  expect((await signIn(email, 'a whole new one')).error).toBeNull()
})

test('a code is good once, with its link; and for an hour', async () => {
  const { client, email, code } = await waiting()
  const link = auth.linkTo(email)
  await client.verifyOtp({ email, token: code, type: 'signup' })
  const again = await client.verifyOtp({ email, token: code, type: 'signup' })
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' })
  expect((await auth.follow(link)).query.get('error_code')).toBe('otp_expired')

  const late = await waiting()
  auth.pass(3_601)
  const { error } = await late.client.verifyOtp({ email: late.email, token: late.code, type: 'signup' })
  expect(error?.code).toBe('otp_expired')
})

test('a code is good with its own address and for its own kind alone', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const ask = (email: string, type: 'signup' | 'recovery') =>
    one.client.verifyOtp({ email, token: one.code, type }).then(({ error }) => error?.code)

  if (one.code !== other.code) expect(await ask(other.email, 'signup')).toBe('otp_expired')
  expect(await ask(auth.newEmail(), 'signup')).toBe('otp_expired')
  expect(await ask(one.email, 'recovery')).toBe('otp_expired')
  expect(await ask(one.email, 'signup')).toBeUndefined()
})

test('after ten wrong codes the right one is void; the link is not', async () => {
  const { client, email, code } = await waiting()
  for (let i = 0; i < 10; i++) await client.verifyOtp({ email, token: wrongFor(code), type: 'signup' })
  expect((await client.verifyOtp({ email, token: code, type: 'signup' })).error?.code).toBe('otp_expired')

  expect((await auth.follow(auth.linkTo(email))).query.has('code')).toBe(true)
})

test('nine wrong codes are a person’s', async () => {
  const { client, email, code } = await waiting()
  for (let i = 0; i < 9; i++) await client.verifyOtp({ email, token: wrongFor(code), type: 'signup' })

  expect((await client.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull()
})

test('of two who type a code at once, one gets in', async () => {
  const { email, code } = await waiting()
  const both = await Promise.all([1, 2].map(() => auth.newClient().verifyOtp({ email, token: code, type: 'signup' })))

  expect(both.filter(({ error }) => error === null)).toHaveLength(1)
})

test('with two sign-ups of one address, a code makes neither password good', async () => {
  const { client, email } = await waiting('set by a stranger')
  const strangers = auth.codeTo(email)
  await client.signUp({ email, password: PASSWORD })
  const { error } = await client.verifyOtp({ email, token: strangers, type: 'signup' })

  expect(error).toBeNull()
  for (const password of ['set by a stranger', PASSWORD]) {
    expect((await signIn(email, password)).error?.code).toBe('invalid_credentials')
  }
})

test('a code is of as many digits as wanted', async () => {
  const long = openAuth(database, {}, { codeLength: 8 })
  const email = long.newEmail()
  await long.newClient().signUp({ email, password: PASSWORD })
  const code = /\b\d{8}\b/.exec(long.mails.at(-1)?.text ?? '')?.[0] ?? ''

  expect((await long.newClient().verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull()
})

const VERIFY = (body: unknown) => auth.post('/verify', body, { 'x-supabase-api-version': '2024-01-01' })

test.each([
  [{}, 400, 'validation_failed'],
  [{ type: 'signup' }, 400, 'validation_failed'],
  [{ type: 'signup', token: '123456' }, 400, 'validation_failed'],
  [{ type: 'signup', token: '123456', token_hash: 'x', email: 'a@example.com' }, 400, 'validation_failed'],
  [{ type: 'signup', token_hash: 'x', email: 'a@example.com' }, 400, 'validation_failed'],
  [{ type: 'wish', token_hash: 'x' }, 400, 'validation_failed'],
  [{ type: 'wish', token: '123456', email: 'a@example.com' }, 400, 'validation_failed'],
  [{ type: 'email', token: '123456', email: 'nobody' }, 422, 'validation_failed'],
  [{ type: 'email', token: '123456', email: 'a@example.com', phone: '+491234567' }, 400, 'validation_failed'],
  [{ type: 'email', token: 123456, email: 'a@example.com' }, 400, 'bad_json'],
  [{ type: 'sms', token: '123456', phone: 'not a number' }, 400, 'validation_failed'],
  [{ type: 'phone_change', token: '123456', phone: '+0123' }, 400, 'validation_failed'],
  [{ type: 'sms', token: '123456', phone: '+491234567' }, 403, 'otp_expired'],
  [{ type: 'signup', token_hash: 'x' }, 403, 'otp_expired'],
  [{ type: 'signup', token: '123456', email: 'nobody@example.com' }, 403, 'otp_expired']
])('POST /verify of %j is refused with %i %s', async (body, status, code) => {
  const response = await VERIFY(body)
  expect([response.status, (await response.json()).code]).toEqual([status, code])
})

test('a link by mail signs in without a password, also in another browser by its code', async () => {
  const { email } = await auth.newPerson()
  const client = auth.newClient()
  const asked = await client.signInWithOtp({ email, options: { emailRedirectTo: `${SITE}/studio` } })
  expect(asked).toMatchObject({ error: null, data: { user: null, session: null } })
  const token = auth.codeTo(email)
  expect((await auth.newClient().verifyOtp({ email, token, type: 'magiclink' })).data.user?.email).toBe(email)

  await client.signInWithOtp({ email })
  const { query } = await auth.follow(auth.linkTo(email))
  const { data } = await client.exchangeCodeForSession(query.get('code') ?? '')
  expect(data.user?.email).toBe(email)
})

test('who is new is added by a mailed sign-in, with the data given and without a password', async () => {
  const [client, email] = [auth.newClient('implicit'), auth.newEmail()]
  await client.signInWithOtp({ email, options: { data: { city: 'Bath' } } })
  const { data } = await client.verifyOtp({ email, token: auth.codeTo(email), type: 'email' })

  expect(data.user?.user_metadata).toMatchObject({ city: 'Bath', email_verified: true })
  expect((await signIn(email, '')).error?.code).toBe('invalid_credentials')
  expect((await client.updateUser({ password: PASSWORD })).error).toBeNull()
  expect((await signIn(email, PASSWORD)).error).toBeNull()
})

test('who wants nobody added is told that nobody is known', async () => {
  const mails = auth.mails.length
  const { error } = await auth
    .newClient()
    .signInWithOtp({ email: auth.newEmail(), options: { shouldCreateUser: false } })

  expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' })
  expect(auth.mails).toHaveLength(mails)
  const known = await auth.newPerson()
  const asked = await auth.newClient().signInWithOtp({ email: known.email, options: { shouldCreateUser: false } })
  expect(asked.error).toBeNull()
})

test('a link to sign in and one to reset make each other void', async () => {
  const { email } = await auth.newPerson()
  const client = auth.newClient('implicit')
  await client.resetPasswordForEmail(email)
  const reset = auth.linkTo(email)
  await client.signInWithOtp({ email })

  expect((await auth.follow(reset)).fragment.get('error_code')).toBe('otp_expired')
  expect((await auth.follow(auth.linkTo(email))).fragment.get('type')).toBe('magiclink')
})

test.each([
  [{}, 400, 'validation_failed'],
  [{ email: 'a@example.com', phone: '+491234567' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', channel: 'sms' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', create_user: 'yes' }, 400, 'bad_json'],
  [{ email: 'a@example.com', data: [] }, 400, 'bad_json'],
  [{ email: 'nobody' }, 400, 'validation_failed'],
  [{ phone: 'no number', create_user: false }, 400, 'validation_failed'],
  [{ phone: '+491234567' }, 400, 'phone_provider_disabled']
])('POST /otp of %j is refused with %i %s', async (body, status, code) => {
  const response = await auth.post('/otp', body)
  expect([response.status, (await response.json()).error_code]).toEqual([status, code])
})
