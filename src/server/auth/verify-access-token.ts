import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { AppError } from '../errors.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** Ten minutes, as the client keeps the key set too. */
const KEYS_LIVE_MS = 10 * 60 * 1_000
/** An unknown key asks for the key set again, but not more often than this. */
const COOL_DOWN_MS = 30_000
/** Asymmetric ones only: a shared secret, or `none`, is never accepted. */
const ALGORITHMS = ['ES256', 'RS256']

/** The token is not good, however it was signed; anything else means that the keys could not be had. */
const BAD_TOKEN = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported
]

export type VerifyAccessToken = (token: string) => Promise<Visitor | undefined>

/**
 * Checks access tokens of the auth service at `issuer` against its public keys. Answers nothing for a token that is forged,
 * tampered with, expired, anonymous or another service's; throws `internal` when the keys cannot be fetched.
 */
export function createVerifier(issuer: string, fetch: typeof globalThis.fetch): VerifyAccessToken {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cacheMaxAge: KEYS_LIVE_MS,
    cooldownDuration: COOL_DOWN_MS,
    [customFetch]: fetch
  })
  return async token => {
    try {
      const { payload } = await jwtVerify(token, keys, { algorithms: ALGORITHMS, issuer, audience: 'authenticated' })
      return visitorOf(payload)
    } catch (cause) {
      if (BAD_TOKEN.some(kind => cause instanceof kind)) return undefined
      throw new AppError('internal', 'Your sign-in could not be checked just now. Please try again.', { cause })
    }
  }
}
