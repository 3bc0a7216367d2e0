import {
  createLocalJWKSet,
  errors,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT
} from 'jose'
import type { Parts } from './call.ts'
import { assuranceOf } from './factors/methods.ts'
import type { Grant } from './grant.ts'
import { AuthRefusal } from './refusal.ts'
import type { VerificationKey } from './verification-key.ts'

/** One hour, in seconds. */
export const ACCESS_TOKEN_LIVES_S = 3_600

/** Signs an access token for a session: who it is, how they proved it, and until when. */
export async function signAccessToken({ keys, externalUrl }: Parts, grant: Grant, now: Date): Promise<string> {
  const { kid, signingKey } = await keys()
  const { user, sessionId, methods } = grant
  const issuedAt = Math.floor(now.getTime() / 1_000)
  return new SignJWT({
    email: user.email,
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: assuranceOf(methods),
    amr: methods.map(({ method, used_at }) => ({ method, timestamp: Math.floor(used_at.getTime() / 1_000) })),
    session_id: sessionId,
    is_anonymous: false
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setIssuer(`${externalUrl}/auth/v1`)
    .setSubject(user.id)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_LIVES_S)
    .sign(signingKey)
}

/** A shared secret is asked for by its algorithm, whatever name a token gives it; any other key by its name. */
function isOf({ kid, algorithm, publicJwk }: VerificationKey, header: JWTHeaderParameters): boolean {
  if (header.alg !== algorithm) return false
  return publicJwk ? header.kid === kid : true
}

/** The claims of a token that this installation signed and that still lives; refuses any other with 403. */
export async function readAccessToken({ keys }: Parts, token: string, now: Date): Promise<JWTPayload> {
  const { publicKeys, second } = await keys()
  const ours = createLocalJWKSet(publicKeys)
  const keyOf: JWTVerifyGetKey = (header, jws) => (second && isOf(second, header) ? second.key : ours(header, jws))
  try {
    const options = { algorithms: ['ES256', ...(second ? [second.algorithm] : [])], currentDate: now }
    const { payload } = await jwtVerify(token, keyOf, options)
    return payload
  } catch (cause) {
    if (!(cause instanceof errors.JOSEError)) throw cause
    const message = `invalid JWT: unable to parse or verify signature, ${cause.message}`
    throw new AuthRefusal(403, 'bad_jwt', message)
  }
}
