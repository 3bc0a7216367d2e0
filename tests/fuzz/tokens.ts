import { createHmac, createPrivateKey, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import type { Sql } from '../../src/server/database/database.ts'
import type { Person } from './people.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Forging {
  /** Whose token is copied. */
  person: Person
  sql: Sql
}

/**
 * Tokens that are nearly those of a person, and let nobody in: those that anybody can make, and those that our key signed for
 * something else, which the auth service itself takes as the hosted one does.
 */
export async function forgedTokens({
  person,
  sql
}: Forging): Promise<Record<'forged' | 'misused', Record<string, string>>> {
  const [row] = await sql<{ kid: string; private_jwk: JWK; public_jwk: JWK }[]>`
    select kid, private_jwk, public_jwk from auth.signing_keys where is_current`
  if (!row) throw new Error('Nothing was signed yet.')
  const own = (await importJWK(row.private_jwk, 'ES256')) as CryptoKey
  const publicKey = (await importJWK(row.public_jwk, 'ES256')) as CryptoKey
  const foreign = await generateKeyPair('ES256', { extractable: true })
  const foreignJwk = await exportJWK(foreign.publicKey)
  const [header = '', payload = '', signature = ''] = person.token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const head = { alg: 'ES256', typ: 'JWT', kid: row.kid }
  const now = Math.floor(Date.now() / 1000)

  const sign = (changes: object, { head: more = {}, key = own }: { head?: object; key?: CryptoKey } = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...head, ...more }).sign(key)
  const byHmac = (alg: 'HS256' | 'HS512', secret: string, kid: object = { kid: row.kid }) => {
    const body = `${encode({ alg, typ: 'JWT', ...kid })}.${payload}`
    return `${body}.${createHmac(alg === 'HS256' ? 'sha256' : 'sha512', secret)
      .update(body)
      .digest('base64url')}`
  }
  const der = createSign('sha256')
    .update(`${header}.${payload}`)
    .sign(createPrivateKey({ key: row.private_jwk as never, format: 'jwk' }), 'base64url')
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })

  const forged = {
    'signed by nobody': `${encode({ alg: 'none' })}.${payload}.`,
    'signed by nobody, in capitals': `${encode({ alg: 'NONE', kid: row.kid })}.${payload}.${signature}`,
    'the public key as a secret': byHmac('HS256', await exportSPKI(publicKey)),
    'the public key as a secret, longer': byHmac('HS512', JSON.stringify(row.public_jwk)),
    'a guessed secret': byHmac('HS256', 'secret', {}),
    'another key': await sign({}, { key: foreign.privateKey }),
    'another key of an unknown name': await sign({}, { key: foreign.privateKey, head: { kid: 'k2' } }),
    'another key that it brings along': await sign({}, { key: foreign.privateKey, head: { jwk: foreignJwk } }),
    'another key that it says where to find': await sign(
      {},
      { key: foreign.privateKey, head: { jku: 'https://evil.example/jwks.json', kid: 'k2' } }
    ),
    'another kind of key': await new SignJWT(claims as never)
      .setProtectedHeader({ alg: 'RS256', kid: row.kid })
      .sign(rsa.privateKey),
    expired: await sign({ iat: now - 7_200, exp: now - 3_600 }),
    'not valid yet': await sign({ nbf: now + 3_600 }),
    'of the service itself': await sign({ role: 'service_role' }, { key: foreign.privateKey }),
    'of nobody': await sign({ sub: undefined }),
    'of somebody who does not exist': await sign({ sub: randomUUID() }),
    'of a session that does not exist': await sign({ session_id: randomUUID() }),
    'with another payload': `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
    'with a signature in another form': `${header}.${payload}.${der}`,
    'without its signature': `${header}.${payload}.`,
    'with a signature of nothing but zeros': `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`,
    'that is no token': 'x.y.z'
  }
  const misused = {
    'of another issuer': await sign({ iss: 'https://evil.example/auth/v1' }),
    'for another audience': await sign({ aud: 'elsewhere' }),
    'of a visitor without a name': await sign({ role: 'anon' }),
    'without a session': await sign({ session_id: undefined }),
    'of an anonymous user': await sign({ is_anonymous: true }),
    'without an end': await sign({ exp: undefined })
  }
  return { forged, misused }
}
