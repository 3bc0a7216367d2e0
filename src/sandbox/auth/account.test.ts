import { expect, test } from 'vitest'
import { fragmentOf, openAuthHouse, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const house = openAuthHouse(await openTestDatabase())
const { newClient, newBrowser, newUser, linkTo, open, mailsTo, sent } = house
const RESET = `${SITE}/reset-password`

const signInWith = (email: string, password: string) => newClient().auth.signInWithPassword({ email, password })

async function signedIn(email: string) {
  const client = newClient()
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { client, session: data.session }
}

test('a reset link opens a session that sets a new password, and every other session ends', async () => {
  const email = await newUser('ana@example.com')
  const elsewhere = await signedIn(email)
  await newClient().auth.resetPasswordForEmail(email, { redirectTo: RESET })
  const fields = fragmentOf(await open(linkTo(email)))
  expect(fields.type).toBe('recovery')

  const client = newClient()
  await client.auth.setSession({ access_token: fields.access_token ?? '', refresh_token: fields.refresh_token ?? '' })
  expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull()
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
  expect((await elsewhere.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await signInWith(email, PASSWORD)).error?.code).toBe('invalid_credentials')
  expect((await signInWith(email, 'a new password')).error).toBeNull()
})

test('a browser that asks for a reset gets a code, which it alone can use', async () => {
  const email = await newUser('ben@example.com')
  const { client } = newBrowser()
  await client.auth.resetPasswordForEmail(email, { redirectTo: RESET })
  const landed = await open(linkTo(email))
  expect(landed.href).toMatch(/\/reset-password\?code=[0-9a-f-]{36}$/)
  const { data } = await client.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '')
  expect(data.session?.user.email).toBe(email)
})

test('a code is too old five minutes after the click', async () => {
  const email = await newUser('cal@example.com')
  const { client } = newBrowser()
  await client.auth.resetPasswordForEmail(email, { redirectTo: RESET })
  house.skip(50 * 60_000)
  const code = (await open(linkTo(email))).searchParams.get('code') ?? ''
  house.skip(5 * 60_000 + 1_000)
  expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 422,
    code: 'flow_state_expired'
  })
})

test('the token of a link gives a session directly to a client that asks for one', async () => {
  const email = await newUser('deb@example.com')
  await newBrowser().client.auth.resetPasswordForEmail(email)
  const token_hash = linkTo(email).searchParams.get('token') ?? ''
  const other = await newClient().auth.verifyOtp({ token_hash, type: 'signup' })
  expect(other.error).toMatchObject({ status: 403, code: 'otp_expired' })
  const { data, error } = await newClient().auth.verifyOtp({ token_hash, type: 'recovery' })
  expect([error, data.user?.email]).toEqual([null, email])
  const again = await newClient().auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(again.error?.code).toBe('otp_expired')
})

test('asking for a reset or a new link says nothing about an address', async () => {
  const before = sent.length
  const answers = [
    await newClient().auth.resetPasswordForEmail('nobody@example.com'),
    await newClient().auth.resend({ type: 'signup', email: 'nobody@example.com' }),
    await newClient().auth.resend({ type: 'email_change', email: 'nobody@example.com' })
  ]
  expect(answers.map(each => each.error)).toEqual([null, null, null])
  expect(sent).toHaveLength(before)
})

test('a password change asks for the current one where it is given, and for a new one that differs', async () => {
  const email = await newUser('eva@example.com')
  const { client } = await signedIn(email)
  const wrong = await client.auth.updateUser({ password: 'another password', current_password: 'not it at all' })
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
  expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password')
  expect((await client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password')
  const right = await client.auth.updateUser({ password: 'another password', current_password: PASSWORD })
  expect(right.error).toBeNull()
})

test('a password change voids the links that were mailed before', async () => {
  const email = await newUser('fred@example.com')
  await newClient().auth.resetPasswordForEmail(email)
  const { client } = await signedIn(email)
  await client.auth.updateUser({ password: 'another password' })
  expect(fragmentOf(await open(linkTo(email))).error_code).toBe('otp_expired')
})

test('an address changes once the link at the new one is opened, and the old one is told', async () => {
  const email = await newUser('gia@example.com')
  await newClient().auth.resetPasswordForEmail(email)
  const { client } = await signedIn(email)
  const { data } = await client.auth.updateUser({ email: 'gia@new.example' }, { emailRedirectTo: `${SITE}/settings` })
  expect(data.user).toMatchObject({ email, new_email: 'gia@new.example' })
  expect((await signInWith('gia@new.example', PASSWORD)).error?.code).toBe('invalid_credentials')

  const landed = await open(linkTo('gia@new.example'))
  expect(landed.pathname).toBe('/settings')
  expect((await client.auth.getUser()).data.user).toMatchObject({ email: 'gia@new.example' })
  expect((await signInWith('gia@new.example', PASSWORD)).data.user?.identities?.[0]?.identity_data?.email).toBe(
    'gia@new.example'
  )
  expect(mailsTo(email).at(-1)).toBe('Your Mailwright email was changed')
  // A link that waits at the old address no longer opens the account.
  const old = sent.findLast(mail => mail.to === email && mail.subject.startsWith('Set a new'))
  const link = new URL(/http\S+verify\S+/.exec(old?.text ?? '')?.[0] ?? '')
  expect(fragmentOf(await open(link)).error_code).toBe('otp_expired')
})

test('an address that somebody has cannot be taken, nor one that was taken while the mail waited', async () => {
  const [email, taken] = [await newUser('hal@example.com'), await newUser('taken@example.com')]
  const { client } = await signedIn(email)
  expect((await client.auth.updateUser({ email: taken })).error).toMatchObject({ status: 422, code: 'email_exists' })
  await client.auth.updateUser({ email: 'race@example.com' })
  const link = linkTo('race@example.com')
  await newClient().auth.signUp({ email: 'race@example.com', password: PASSWORD })
  expect(fragmentOf(await open(link)).error_code).toBe('email_exists')
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
})

test('data merges, a null takes a field away, and what the service says of a user stays its own', async () => {
  const { client } = await signedIn(await newUser('ian@example.com'))
  await client.auth.updateUser({ data: { full_name: 'Ian', theme: 'night' } })
  const { data } = await client.auth.updateUser({ data: { theme: null } })
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ian', email: 'ian@example.com' })
  expect(data.user?.user_metadata).not.toHaveProperty('theme')
  const { session } = await signedIn('ian@example.com')
  const response = await house.fetch(`${SITE}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({ app_metadata: { role: 'admin' } })
  })
  expect(response.status).toBe(403)
})

test('what is switched off says so, and an unknown address is a plain 404', async () => {
  const { auth } = newClient()
  expect((await auth.signInWithOtp({ email: 'a@example.com' })).error).toMatchObject({
    status: 422,
    code: 'otp_disabled'
  })
  expect((await auth.signInWithSSO({ domain: 'example.com' })).error?.code).toBe('saml_provider_disabled')
  expect((await auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled')
  expect((await auth.admin.listUsers()).error).toMatchObject({ status: 403, code: 'not_admin' })
  const call = (path: string, method = 'GET') =>
    house.fetch(`${SITE}/auth/v1${path}`, { method, body: method === 'POST' ? '{}' : null })
  expect((await call('/authorize?provider=google')).status).toBe(400)
  expect((await call('/nowhere')).status).toBe(404)
  expect((await call('/token?grant_type=constructor', 'POST')).status).toBe(400)
  expect(await (await call('/health')).json()).toMatchObject({ name: expect.any(String) })
  expect(await (await call('/settings')).json()).toMatchObject({ external: { email: true }, mailer_autoconfirm: false })
})

test('an older client gets the older shape of an error', async () => {
  const response = await house.fetch(`${SITE}/auth/v1/token?grant_type=password`, { method: 'POST', body: 'not json' })
  expect(await response.json()).toEqual({
    code: 400,
    error_code: 'bad_json',
    msg: 'Could not parse request body as JSON'
  })
  expect(response.headers.has('x-supabase-api-version')).toBe(false)
})

test('a body over a megabyte is refused', async () => {
  const response = await house.fetch(`${SITE}/auth/v1/recover`, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })
  expect(response.status).toBe(413)
})
