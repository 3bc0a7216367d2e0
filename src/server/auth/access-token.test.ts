import { createHmac, randomUUID } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTokenReader } from './access-token.ts'

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
const open = () => createTokenReader({ issuer, apiKey: 'anon', fetch })
const read = (token: string) => open()(token)

beforeEach(() => {
  fetch.mockReset()
  fetch.mockImplementation(async () =>
    Response.json({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] })
  )
})

test('a good token is proven by its signature, and the keys are fetched once', async () => {
  const readToken = open()
  const proven = { claims: expect.objectContaining(good), isProven: true }
  expect(await readToken(await sign(good))).toEqual(proven)
  expect(await readToken(await sign(good))).toEqual(proven)
  expect(fetch).toHaveBeenCalledOnce()
})

test.for<[string, JWTPayload, Signing]>([
  ['an expired token', good, { lives: -1 }],
  ['a token of another issuer', good, { iss: 'https://evil.example/auth/v1' }],
  ['a token for another audience', good, { aud: 'elsewhere' }],
  ['a token signed by another key', good, { key: foreign.privateKey }],
  ['a token whose key nobody knows', good, { kid: 'k2' }],
  ['a token without a user', { ...good, sub: undefined }, {}]
])('%s is no good', async ([, claims, signing]) => {
  expect(await read(await sign(claims, signing))).toBeUndefined()
})

test('a token that was changed is no good', async () => {
  const [header, , signature] = (await sign(good)).split('.')
  const other = base64({ ...good, sub: randomUUID(), iss: issuer, aud: 'authenticated', exp: Date.now() })
  expect(await read(`${header}.${other}.${signature}`)).toBeUndefined()
})

test('a token that nobody signed is no good', async () => {
  const claims = base64({ ...good, iss: issuer, aud: 'authenticated', exp: Date.now() })
  for (const alg of ['none', 'None', 'NONE']) {
    expect(await read(`${base64({ alg, kid: 'k1' })}.${claims}.`)).toBeUndefined()
  }
})

test('the public key is not a secret that signs', async () => {
  const secret = new TextEncoder().encode(await exportSPKI(own.publicKey))
  expect(await read(await sign(good, { key: secret, alg: 'HS256' }))).toMatchObject({ isProven: false })
  const body = `${base64({ alg: 'HS512', kid: 'k1' })}.${base64({ ...good, iss: issuer, aud: 'authenticated' })}`
  const signature = createHmac('sha512', secret).update(body).digest('base64url')
  expect(await read(`${body}.${signature}`)).toBeUndefined()
})

test.for(['', 'x', 'a.b.c', '..', 'null', 'e30.e30.e30', '💥.💥.💥'])('%j is no token', async token => {
  expect(await read(token)).toBeUndefined()
})

test('what a shared secret signed proves nothing here, and must at least be of our service', async () => {
  const shared = { key: new Uint8Array(32), alg: 'HS256' }
  expect(await read(await sign(good, shared))).toMatchObject({ claims: good, isProven: false })
  expect(await read(await sign(good, { ...shared, iss: 'https://evil.example/auth/v1' }))).toBeUndefined()
  expect(await read(await sign(good, { ...shared, aud: 'elsewhere' }))).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('a service whose keys cannot be had is not a bad token', async () => {
  fetch.mockRejectedValue(new TypeError('fetch failed'))
  await expect(read(await sign(good))).rejects.toThrow('fetch failed')
  fetch.mockResolvedValue(new Response(null, { status: 503 }))
  await expect(read(await sign(good))).rejects.toThrow()
})

test('keys that were had once prove tokens while the service is away, however long', async () => {
  const readToken = open()
  await readToken(await sign(good))
  fetch.mockRejectedValue(new TypeError('fetch failed'))
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())

  expect(await readToken(await sign(good))).toMatchObject({ isProven: true })
  expect(await readToken(await sign(good, { key: foreign.privateKey }))).toBeUndefined()
})

function base64(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
