import { importJWK, type JWK } from 'jose'

const ALGORITHMS: Record<string, string> = { oct: 'HS256', EC: 'ES256', RSA: 'RS256' }
/** What of a key is nobody's to see. */
const PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']

/** A key of somebody else's whose tokens are believed beside our own. */
export interface VerificationKey {
  kid: string | undefined
  algorithm: string
  key: Awaited<ReturnType<typeof importJWK>>
  /** What anybody may have of it: nothing of a shared secret. */
  publicJwk: JWK | undefined
}

export async function readVerificationKey(jwk: JWK | undefined): Promise<VerificationKey | undefined> {
  if (!jwk) return undefined
  const algorithm = jwk.alg ?? ALGORITHMS[jwk.kty ?? ''] ?? ''
  if (!Object.values(ALGORITHMS).includes(algorithm)) {
    throw new Error('The second verification key is none of HS256, ES256 and RS256. Give another one as a JWK.')
  }
  const shown = withoutSecrets(jwk)
  const isShared = jwk.kty === 'oct'
  return {
    kid: jwk.kid,
    algorithm,
    key: await importJWK(isShared ? jwk : shown, algorithm),
    publicJwk: isShared ? undefined : { ...shown, alg: algorithm, use: 'sig', key_ops: ['verify'] }
  }
}

function withoutSecrets(jwk: JWK): JWK {
  const { key_ops: _, ...rest } = jwk
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !PRIVATE.includes(name)))
}
