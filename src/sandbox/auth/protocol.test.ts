import { generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openAuth } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const auth = openAuth(await openTestDatabase())
const VERSION = { 'x-supabase-api-version': '2024-01-01' }

/** What GET /user answers to a token. */
async function getUser(token: string) {
  const response = await auth.call('/user', { headers: { authorization: `Bearer ${token}`, ...VERSION } })
  return { status: response.status, code: (await response.json()).code as string | undefined }
}

test('an error has its code in words for a client that names the version, and a number for others', async () => {
  const body = { email: auth.newEmail(), password: 'wrong password' }
  const now = await auth.post('/token?grant_type=password', body, VERSION)
  expect(now.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(await now.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })

  const then = await auth.post('/token?grant_type=password', body)
  expect(then.headers.has('x-supabase-api-version')).toBe(false)
  const words = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
  expect(await then.json()).toEqual(words)
})

test('tokens that are missing, changed, expired or signed by another are refused', async () => {
  const { session } = await auth.newSession()
  const [head = '', body = '', seal = ''] = session.access_token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { privateKey } = await generateKeyPair('ES256')
  const kid = JSON.parse(Buffer.from(head, 'base64url').toString()).kid

  expect(await getUser(session.access_token)).toEqual({ status: 200, code: undefined })
  expect((await auth.call('/user')).status).toBe(401)
  const bad = { status: 403, code: 'bad_jwt' }
  expect(await getUser('sb_publishable_key')).toEqual(bad)
  expect(await getUser(`${head}.${encoded({ ...claims, sub: crypto.randomUUID() })}.${seal}`)).toEqual(bad)
  expect(await getUser(`${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`)).toEqual(bad)
  expect(await getUser(await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey))).toEqual(
    bad
  )
  const publicKey = new TextEncoder().encode(JSON.stringify((await auth.standIn.jwks()).keys[0]))
  expect(await getUser(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(publicKey))).toEqual(
    bad
  )
  auth.pass(3_601)
  expect(await getUser(session.access_token)).toEqual(bad)
})

test.each([
  ['', 400],
  ['not json', 400],
  ['[]', 400],
  ['null', 400],
  [`{"email":"${'a'.repeat(1024 * 1024)}"}`, 413],
  ['{"email":7,"password":"good one"}', 400],
  ['{"email":"nobody","password":"good one"}', 400],
  ['{"email":"a@example.com\\nBcc: b@example.com","password":"good one"}', 400],
  ['{"email":"a@example.com, b@example.com","password":"good one"}', 400],
  ['{"email":"a@example.com"}', 400],
  ['{"password":"good one"}', 422],
  ['{"phone":"+4912345","password":"good one"}', 400],
  ['{"email":"a@example.com","password":"good one","code_challenge":"short","code_challenge_method":"s256"}', 400],
  ['{"email":"a@example.com","password":"good one","code_challenge_method":"s256"}', 400]
])('a sign-up of %.60s is refused with %i', async (body, status) => {
  expect((await auth.call('/signup', { method: 'POST', body })).status).toBe(status)
})

test.each([
  ['POST /sso', 404, 'saml_provider_disabled'],
  ['GET /authorize?provider=google', 400, 'validation_failed'],
  ['GET /user/identities/authorize', 401, 'no_authorization'],
  ['POST /token?grant_type=web3', 422, 'web3_provider_disabled'],
  ['POST /token?grant_type=wish', 400, 'invalid_credentials'],
  ['GET /admin/users', 401, 'no_authorization'],
  ['POST /admin/generate_link', 401, 'no_authorization'],
  ['POST /invite', 401, 'no_authorization'],
  ['GET /passkeys', 404, 'passkey_disabled'],
  ['GET /oauth/authorize', 404, 'feature_disabled'],
  ['GET /user/oauth/grants', 404, 'feature_disabled'],
  ['DELETE /signup', 405, 'method_not_allowed']
])('%s is switched off: %i %s', async (call, status, code) => {
  const [method = '', path = ''] = call.split(' ')
  const body = method === 'POST' ? { body: '{}' } : {}
  const response = await auth.call(path, { method, headers: VERSION, ...body })

  expect([response.status, (await response.json()).code]).toEqual([status, code])
})

test.each(['/nothing', '/', '//', '/user/', '/factors/x/verify/more', '/auth/v1/user'])(
  'what nobody serves, such as %s, is missing in plain text',
  async path => {
    const response = await auth.call(path, { headers: VERSION })

    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain;charset=UTF-8'])
    expect(await response.text()).toBe('There is nothing at this address.\n')
  }
)

test.each([
  [{ provider: 'google' }, 'id_token required'],
  [{ id_token: 'x' }, 'provider or client_id and issuer required'],
  [{ id_token: 'x', issuer: 'https://issuer.example' }, 'provider or client_id and issuer required']
])('a sign-in with a token of somebody else with %o alone is refused in the words of OAuth', async (body, why) => {
  const response = await auth.post('/token?grant_type=id_token', body, VERSION)

  expect([response.status, await response.json()]).toEqual([400, { error: 'invalid request', error_description: why }])
})

test.each([
  [{ provider: 'google' }, 'https://accounts.google.com'],
  [{ provider: 'of my own' }, 'of my own'],
  [{ client_id: 'app', issuer: 'https://issuer.example' }, 'https://issuer.example']
])('a sign-in with a token of %o is refused, for it is off', async (from, issuer) => {
  const response = await auth.post('/token?grant_type=id_token', { ...from, id_token: 'x' }, VERSION)

  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'provider_disabled', message: `Provider (issuer "${issuer}") is not enabled` }
  ])
})

test('a token for others than those who sign in here is refused', async () => {
  const { session } = await auth.newSession()
  const ask = async (audience: string) => {
    const headers = { authorization: `Bearer ${session.access_token}`, 'x-jwt-aud': audience, ...VERSION }
    const response = await auth.call('/user', { headers })
    return [response.status, (await response.json()).code]
  }

  expect(await ask('authenticated')).toEqual([200, undefined])
  expect(await ask('another')).toEqual([400, 'validation_failed'])
})

test.each([
  ['GET /factors/recovery-codes', 'enroll'],
  ['POST /factors/recovery-codes', 'enroll'],
  ['POST /factors/recovery-codes/regenerate', 'enroll'],
  ['DELETE /factors/recovery-codes', 'enroll'],
  ['POST /factors/recovery-codes/verify', 'verify']
])('%s is off for whoever is signed in, and nobody else hears of it', async (call, use) => {
  const { session } = await auth.newSession()
  const [method = '', path = ''] = call.split(' ')
  const headers = { authorization: `Bearer ${session.access_token}`, ...VERSION }

  expect((await auth.call(path, { method })).status).toBe(401)
  const response = await auth.call(path, { method, headers })
  expect([response.status, (await response.json()).code]).toEqual([422, `mfa_recovery_codes_${use}_not_enabled`])
})

test('settings, health and keys are open to everyone; only keys may be kept', async () => {
  expect(await (await auth.call('/settings')).json()).toMatchObject({
    mailer_autoconfirm: false,
    external: { email: true }
  })
  expect((await auth.call('/health')).status).toBe(200)
  expect((await auth.call('/.well-known/jwks.json')).headers.get('cache-control')).toBe('public, max-age=600')
  expect((await auth.call('/settings')).headers.get('cache-control')).toBe('no-store')
})

test('a name with a character that the database cannot hold does not stop a sign-up', async () => {
  const options = { data: { full_name: 'A\0da \ud800' } }
  const { data, error } = await auth.newClient().signUp({ email: auth.newEmail(), password: 'long enough', options })

  expect(error).toBeNull()
  expect(data.user?.user_metadata.full_name).toBe('Ada \ufffd')
})
