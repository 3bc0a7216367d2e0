import { expect, test } from 'vitest'
import { fragmentOf, openAuthHouse, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const house = openAuthHouse(await openTestDatabase())
const { newClient, newBrowser, newUser, linkTo, open, mailsTo } = house
const STUDIO = `${SITE}/studio`
const signUp = (email: string, password = PASSWORD) =>
  newClient().auth.signUp({ email, password, options: { emailRedirectTo: STUDIO } })

test('a sign-up makes no session, mails a link, and cannot sign in until the link was opened', async () => {
  const { data, error } = await signUp('Ana@Example.com')
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email: 'ana@example.com', phone: '', is_anonymous: false, role: 'authenticated' })
  expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email_verified: false } }])
  expect(mailsTo('ana@example.com')).toEqual(['Confirm your email for Mailwright'])

  const early = await newClient().auth.signInWithPassword({ email: 'ana@example.com', password: PASSWORD })
  expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 })

  const landed = await open(linkTo('ana@example.com'))
  expect(landed.href.split('#')[0]).toBe(STUDIO)
  expect(fragmentOf(landed)).toMatchObject({ token_type: 'bearer', type: 'signup', expires_in: '3600', sb: '' })

  const late = await newClient().auth.signInWithPassword({ email: 'ANA@example.com', password: PASSWORD })
  expect(late.data.user).toMatchObject({ email: 'ana@example.com', user_metadata: { email_verified: true } })
})

test('a browser gets a code that only it can turn into a session, once', async () => {
  const browser = newBrowser()
  await browser.client.auth.signUp({
    email: 'ben@example.com',
    password: PASSWORD,
    options: { emailRedirectTo: `${STUDIO}?a=b` }
  })
  const link = linkTo('ben@example.com')
  expect(link.searchParams.get('token')).toMatch(/^pkce_[0-9a-f]{56}$/)
  const landed = await open(link)
  expect(landed.hash).toBe('')
  expect(landed.searchParams.get('a')).toBe('b')
  const code = landed.searchParams.get('code') ?? ''

  const stranger = newBrowser()
  await stranger.client.auth.signUp({ email: 'eve@example.com', password: PASSWORD })
  const stolen = await stranger.client.auth.exchangeCodeForSession(code)
  expect(stolen.error).toMatchObject({ code: 'bad_code_verifier', status: 400 })

  const { data, error } = await browser.client.auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe('ben@example.com')
  expect([...browser.cookies.keys()]).toContain('mailwright-auth')

  const verifier = { auth_code: code, code_verifier: 'x'.repeat(60) }
  const again = await house.fetch(`${SITE}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    body: JSON.stringify(verifier)
  })
  expect([again.status, await again.json()]).toMatchObject([404, { error_code: 'flow_state_not_found' }])
})

test('a link works once, and afterwards says so where the page can see it', async () => {
  await signUp('cai@example.com')
  await open(linkTo('cai@example.com'))
  const second = await open(linkTo('cai@example.com'))
  expect(fragmentOf(second)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: ''
  })
  expect(second.search).toBe('')

  const browser = newBrowser()
  await browser.client.auth.signUp({ email: 'dan@example.com', password: PASSWORD })
  await open(linkTo('dan@example.com'))
  const used = await open(linkTo('dan@example.com'))
  expect(used.searchParams.get('error_code')).toBe('otp_expired')
  expect(fragmentOf(used).error_code).toBe('otp_expired')
})

test('a link is void after an hour, and when another was mailed', async () => {
  await signUp('dora@example.com')
  const first = linkTo('dora@example.com')
  await newClient().auth.resend({ type: 'signup', email: 'dora@example.com' })
  expect(fragmentOf(await open(first)).error_code).toBe('otp_expired')
  const second = linkTo('dora@example.com')
  house.skip(61 * 60_000)
  expect(fragmentOf(await open(second)).error_code).toBe('otp_expired')
  await newClient().auth.resend({ type: 'signup', email: 'dora@example.com' })
  expect(fragmentOf(await open(linkTo('dora@example.com'))).access_token).toBeTruthy()
})

test('signing up again before confirming sends a new link and keeps the first password', async () => {
  await signUp('fay@example.com', 'first password')
  await signUp('fay@example.com', 'second password')
  expect(mailsTo('fay@example.com')).toHaveLength(2)
  await open(linkTo('fay@example.com'))
  const second = await newClient().auth.signInWithPassword({ email: 'fay@example.com', password: 'second password' })
  expect(second.error?.code).toBe('invalid_credentials')
  const first = await newClient().auth.signInWithPassword({ email: 'fay@example.com', password: 'first password' })
  expect(first.error).toBeNull()
})

test('a sign-up with an address that has an account looks like any other, and changes and mails nothing', async () => {
  await newUser('gil@example.com')
  const known = await signUp('gil@example.com', 'another password')
  const fresh = await signUp('hal@example.com', 'another password')
  expect(known.error).toBeNull()
  expect(Object.keys(known.data.user ?? {}).sort()).toEqual(Object.keys(fresh.data.user ?? {}).sort())
  expect(known.data.user).toMatchObject({ email: 'gil@example.com', identities: [] })
  expect(mailsTo('gil@example.com')).toHaveLength(1)
  const old = await newClient().auth.signInWithPassword({ email: 'gil@example.com', password: PASSWORD })
  expect(old.error).toBeNull()
})

test('two sign-ups at once with one address make one user', async () => {
  const [one, two] = await Promise.all([signUp('ida@example.com'), signUp('ida@example.com')])
  expect([one.error, two.error]).toEqual([null, null])
  expect(one.data.user?.id).toBe(two.data.user?.id)
})

test.each([
  [{ email: 'x@example.com' }, 400, 'validation_failed'],
  [{ email: 'x@example.com', password: 'short' }, 422, 'weak_password'],
  [{ email: 'x@example.com', password: 'ü'.repeat(40) }, 400, 'validation_failed'],
  [{ email: 'not an address', password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 'a@b.example\nBcc: c@d.example', password: PASSWORD }, 400, 'validation_failed'],
  [{ email: `${'a'.repeat(250)}@example.com`, password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 7, password: PASSWORD }, 400, 'bad_json'],
  [{ phone: '+3460000000', password: PASSWORD }, 400, 'phone_provider_disabled'],
  [{ password: PASSWORD }, 422, 'anonymous_provider_disabled'],
  [{ email: 'x@example.com', password: PASSWORD, code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
  [
    { email: 'x@example.com', password: PASSWORD, code_challenge: 'x', code_challenge_method: 's256' },
    400,
    'validation_failed'
  ],
  [['a list'], 400, 'bad_json']
])('a sign-up with %j is refused with %i', async (body, status, code) => {
  const headers = { 'x-supabase-api-version': '2024-01-01' }
  const response = await house.fetch(`${SITE}/auth/v1/signup`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect([response.status, await response.json()]).toMatchObject([status, { code }])
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
})

test('a weak password is refused in the same way whether or not the address has an account', async () => {
  await newUser('jo@example.com')
  const answers = await Promise.all([signUp('jo@example.com', 'short'), signUp('new@example.com', 'short')])
  expect(answers.map(({ error }) => [error?.code, error?.message])).toEqual([
    ['weak_password', 'Password should be at least 8 characters.'],
    ['weak_password', 'Password should be at least 8 characters.']
  ])
})

test('thirty sign-ups in a row pass; beyond the limit they are refused with 429', async () => {
  const narrow = openAuthHouse(await openTestDatabase(), {
    signUps: { count: 31, seconds: 300 },
    mails: { count: 500, seconds: 300 }
  })
  const answers = []
  for (let i = 0; i < 32; i++) {
    answers.push(await narrow.newClient().auth.signUp({ email: `u${i}@example.com`, password: PASSWORD }))
  }
  expect(answers.slice(0, 31).every(({ error }) => error === null)).toBe(true)
  expect(answers[31]?.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
}, 30_000)
