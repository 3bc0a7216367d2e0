import { z } from 'zod'
import { readAccessToken } from './access-token.ts'
import { requireGoodStanding } from './bans.ts'
import type { Call, Parts, Tx } from './call.ts'
import { AuthRefusal } from './refusal.ts'
import { lockUser, type UserRow } from './users.ts'

export interface Caller {
  user: UserRow
  /** `NO_SESSION` for whoever has a token of the second key, which names none. */
  sessionId: string
  /** The token itself says that the second step was taken: one from before it, which somebody may have copied, does not. */
  isOfTwoSteps: boolean
}

/** Instead of the id of a session. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000'

const NO_BEARER = 'This endpoint requires a valid Bearer token'

/** Who calls, by their bearer token, if the session behind it still stands. */
export async function requireCaller(call: Call): Promise<Caller> {
  const { audience, ...caller } = await readCaller(call.parts, bearerOf(call), call.now)
  requireAudience(call, audience)
  return caller
}

/** Whose a token is, if the session behind it still stands, and whom it is for. */
export async function readCaller(
  parts: Parts,
  token: string,
  now: Date
): Promise<Caller & { audience?: string | undefined }> {
  const { sub, aud, aal, session_id: sessionId } = await readAccessToken(parts, token, now)
  if (!sub) throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!z.guid().safeParse(sub).success) {
    throw new AuthRefusal(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  }
  const id = sessionId === undefined ? NO_SESSION : (z.guid().safeParse(sessionId).data ?? null)
  const [found] = await parts.sql<(UserRow & { stands: boolean })[]>`
    select users.*, exists (select from auth.sessions where id = ${id} and user_id = users.id) as stands
    from auth.users where id = ${sub}`
  if (!found) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const { stands, ...user } = found
  requireGoodStanding(user, now)
  if (id === null || (!stands && id !== NO_SESSION)) throw endedSession()
  return { user, sessionId: id, isOfTwoSteps: aal === 'aal2', audience: [aud].flat()[0] }
}

/** A token that names nobody it is for is for everybody. */
function requireAudience({ request }: Call, audience: string | undefined) {
  const asked = request.headers.get('x-jwt-aud') || 'authenticated'
  if (!audience || audience === asked) return
  throw new AuthRefusal(400, 'validation_failed', "Token audience doesn't match request audience")
}

/** The bearer token of a call; refuses a call without one. */
export function bearerOf({ request }: Call): string {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw new AuthRefusal(401, 'no_authorization', NO_BEARER)
  return token
}

/** Who calls, or nothing when no session of theirs stands. */
export async function findCaller(call: Call): Promise<Caller | undefined> {
  return requireCaller(call).catch(error => {
    if (error instanceof AuthRefusal) return undefined
    throw error
  })
}

/**
 * Keeps the caller's user from other changes until the transaction ends, and answers them as they are now. Refuses if their
 * session has ended since they called, for instance because the owner of the account has just set a new password.
 */
export async function holdCaller(tx: Tx, caller: Caller): Promise<Caller> {
  const { user, sessionId } = caller
  const now = await lockUser(tx, user.id)
  const [session] = await tx`select 1 from auth.sessions where id = ${sessionId} for share`
  if (!now || (!session && sessionId !== NO_SESSION)) throw endedSession()
  return { ...caller, user: now }
}

/** Says that the session of a call has ended. */
export function endedSession(): AuthRefusal {
  return new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}
