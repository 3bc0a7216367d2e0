import { createHmac, randomUUID } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTokenCheck } from './access-token.ts'

const issuer = 'https://auth.example/auth/v1'
const good = {
  sub: randomUUID(),
  email: 'ana@example.com',
  role: 'authenticated',
  session_id: randomUUID(),
  is_anonymous: false,
  user_metadata: { full_name: 'Ana Lima', avatar_url: 'https://img.example/ana.png' }
}
const own = await generateKeyPair('ES256', { extractable: true })
const foreign = await generateKeyPair('ES256')

interface Signing {
  key?: CryptoKey | Uint8Array
  alg?: string
  kid?: string
  iss?: string
  aud?: string
  /** Seconds from now. */
  lives?: number
}

async function sign(claims: JWTPayload, signing: Signing = {}) {
  const { key = own.privateKey, alg = 'ES256', kid = 'k1', iss = issuer, aud = 'authenticated', lives = 60 } = signing
  const now = Math.floor(Date.now() / 1000)
  const token = new SignJWT(claims).setProtectedHeader({ alg, kid }).setIssuer(iss).setAudience(aud)
  return token
    .setIssuedAt(now)
    .setExpirationTime(now + lives)
    .sign(key)
}

const fetch = vi.fn()
let user: () => Response = () => new Response(null, { status: 403 })
const check = () => createTokenCheck({ issuer, apiKey: 'anon', fetch })

beforeEach(() => {
  fetch.mockReset()
  fetch.mockImplementation(async (url: string | URL) =>
    String(url).endsWith('jwks.json')
      ? Response.json({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] })
      : user()
  )
})

test('a good token names its visitor, and the keys are fetched once', async () => {
  const verify = check()
  const visitor = {
    id: good.sub,
    email: 'ana@example.com',
    fullName: 'Ana Lima',
    avatarUrl: 'https://img.example/ana.png',
    sessionId: good.session_id
  }
  expect(await verify(await sign(good))).toEqual(visitor)
  expect(await verify(await sign(good))).toEqual(visitor)
  expect(fetch).toHaveBeenCalledOnce()
})

test.for<[string, JWTPayload, Signing]>([
  ['an expired token', good, { lives: -1 }],
  ['a token of another issuer', good, { iss: 'https://evil.example/auth/v1' }],
  ['a token for another audience', good, { aud: 'elsewhere' }],
  ['a token signed by another key', good, { key: foreign.privateKey }],
  ['a token whose key nobody knows', good, { kid: 'k2' }],
  ['the token of an anonymous user', { ...good, is_anonymous: true }, {}],
  ['the anon key', { ...good, role: 'anon' }, {}],
  ['the service key', { ...good, role: 'service_role' }, {}],
  ['a token without a user', { ...good, sub: undefined }, {}],
  ['a token without a session', { ...good, session_id: undefined }, {}]
])('%s is no good', async ([, claims, signing]) => {
  expect(await check()(await sign(claims, signing))).toBeUndefined()
})

test('a token that was changed is no good', async () => {
  const [header, , signature] = (await sign(good)).split('.')
  const other = base64({ ...good, sub: randomUUID(), iss: issuer, aud: 'authenticated', exp: Date.now() })
  expect(await check()(`${header}.${other}.${signature}`)).toBeUndefined()
})

test('a token that nobody signed is no good', async () => {
  const claims = base64({ ...good, iss: issuer, aud: 'authenticated', exp: Date.now() })
  for (const alg of ['none', 'None', 'NONE']) {
    expect(await check()(`${base64({ alg, kid: 'k1' })}.${claims}.`)).toBeUndefined()
  }
})

test('the public key is not a secret that signs', async () => {
  const secret = new TextEncoder().encode(await exportSPKI(own.publicKey))
  expect(await check()(await sign(good, { key: secret, alg: 'HS256' }))).toBeUndefined()
  const body = `${base64({ alg: 'HS512', kid: 'k1' })}.${base64({ ...good, iss: issuer, aud: 'authenticated' })}`
  const signature = createHmac('sha512', secret).update(body).digest('base64url')
  expect(await check()(`${body}.${signature}`)).toBeUndefined()
})

test.for(['', 'x', 'a.b.c', '..', 'null', 'e30.e30.e30', '💥.💥.💥'])('%j is no token', async token => {
  expect(await check()(token)).toBeUndefined()
})

test('a token signed with the shared secret is good when the service says so', async () => {
  const token = await sign(good, { key: new Uint8Array(32), alg: 'HS256' })
  expect(await check()(token)).toBeUndefined()
  user = () => Response.json({ id: good.sub })
  expect(await check()(token)).toMatchObject({ id: good.sub })
  expect(fetch).toHaveBeenLastCalledWith(`${issuer}/user`, {
    headers: { authorization: `Bearer ${token}`, apikey: 'anon' }
  })
  const anonymous = await sign({ ...good, is_anonymous: true }, { key: new Uint8Array(32), alg: 'HS256' })
  expect(await check()(anonymous)).toBeUndefined()
})

test('a service that cannot be asked is not a bad token', async () => {
  fetch.mockRejectedValue(new TypeError('fetch failed'))
  await expect(check()(await sign(good))).rejects.toThrow('fetch failed')
  fetch.mockResolvedValue(new Response(null, { status: 503 }))
  await expect(check()(await sign(good))).rejects.toThrow()
  await expect(check()(await sign(good, { key: new Uint8Array(32), alg: 'HS256' }))).rejects.toThrow('503')
})

test('what users write about themselves is read with care', async () => {
  const metadata = { full_name: 7, avatar_url: 'javascript:alert(1)' }
  const visitor = await check()(await sign({ ...good, user_metadata: metadata }))
  expect(visitor).toMatchObject({ fullName: null, avatarUrl: null })
})

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
