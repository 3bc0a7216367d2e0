import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify
} from 'jose'
import type { TokenSource } from './token-source.ts'

/** What a token says, and whether its signature proves it. What a shared secret signed, only the service can judge. */
export interface ReadToken {
  claims: JWTPayload
  isProven: boolean
}

/** As long as Supabase's own clients keep the keys. */
const KEYS_KEPT_MS = 600_000
const AUDIENCE = 'authenticated'

/**
 * A function that reads an access token, or answers nothing when the token is no good. It throws only when the auth service's
 * keys cannot be had. Whether the session still stands no token says.
 */
export function createTokenReader({ issuer, fetch }: TokenSource): (token: string) => Promise<ReadToken | undefined> {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cacheMaxAge: KEYS_KEPT_MS,
    [customFetch]: fetch
  })
  const checks = { issuer, audience: AUDIENCE, algorithms: ['ES256', 'RS256'], requiredClaims: ['exp', 'sub'] }

  /** While the service is away, the keys it had last are good enough. */
  async function verify(token: string): Promise<JWTPayload> {
    try {
      return (await jwtVerify(token, keys, checks)).payload
    } catch (error) {
      const known = isServiceFailure(error) ? keys.jwks() : undefined
      if (!known) throw error
      return (await jwtVerify(token, createLocalJWKSet(known), checks)).payload
    }
  }

  return async token => {
    try {
      if (isSharedSecret(token)) return readUnproven(token, issuer)
      return { claims: await verify(token), isProven: true }
    } catch (error) {
      if (isServiceFailure(error)) throw error
      return undefined
    }
  }
}

/** Older hosted projects sign with a secret that only the service knows. */
function isSharedSecret(token: string): boolean {
  return decodeProtectedHeader(token).alg === 'HS256'
}

function readUnproven(token: string, issuer: string): ReadToken | undefined {
  const claims = decodeJwt(token)
  const isOurs = claims.iss === issuer && [claims.aud].flat().includes(AUDIENCE)
  return isOurs ? { claims, isProven: false } : undefined
}

/** jose names everything that can be wrong with a token; the rest, and a key set that does not come, is the service's. */
function isServiceFailure(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true
  if (error instanceof TypeError && /invalid (token|protected|jwt)/i.test(error.message)) return false
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC'
}
