import { createRemoteJWKSet, customFetch, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { type Visitor, visitorOf } from './visitor.ts'

/** Where tokens come from, and how to reach it. */
export interface TokenSource {
  /** Base of the auth service, `…/auth/v1`; its tokens carry it as `iss`. */
  issuer: string
  apiKey: string
  fetch: typeof fetch
}

/** As long as Supabase's own clients keep the keys. */
const KEYS_KEPT_MS = 600_000
const AUDIENCE = 'authenticated'

/**
 * A function that answers who an access token belongs to, or nothing when the token is no good. It throws only when the
 * auth service cannot be asked. Whether the session has been ended elsewhere shows when the token expires.
 */
export function createTokenCheck(source: TokenSource): (token: string) => Promise<Visitor | undefined> {
  const { issuer } = source
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cacheMaxAge: KEYS_KEPT_MS,
    [customFetch]: source.fetch
  })
  const checks = { issuer, audience: AUDIENCE, algorithms: ['ES256', 'RS256'], requiredClaims: ['exp', 'sub'] }
  return async token => {
    try {
      if (isSharedSecret(token)) return await askService(token, source)
      const { payload } = await jwtVerify(token, keys, checks)
      return visitorOf(payload)
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

/** Lets the service judge a token; what it accepts is read as it stands. */
async function askService(token: string, { issuer, apiKey, fetch }: TokenSource): Promise<Visitor | undefined> {
  const headers = { authorization: `Bearer ${token}`, apikey: apiKey }
  const response = await fetch(`${issuer}/user`, { headers })
  if (response.status >= 500) throw new Error(`The auth service answered ${response.status}.`)
  if (!response.ok) return undefined
  const claims = decodeJwt(token)
  const isOurs = claims.iss === issuer && [claims.aud].flat().includes(AUDIENCE)
  return isOurs ? visitorOf(claims) : undefined
}

/** jose names everything that can be wrong with a token; the rest, and a key set that does not come, is the service's. */
function isServiceFailure(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true
  if (error instanceof TypeError && /invalid (token|protected|jwt)/i.test(error.message)) return false
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC'
}
