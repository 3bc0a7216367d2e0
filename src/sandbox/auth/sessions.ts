import { randomUUID } from 'node:crypto'
import { ACCESS_TOKEN_LIVES_S, signAccessToken } from './access-token.ts'
import type { Call, Parts, Tx } from './call.ts'
import { dropCodes } from './flow-states.ts'
import { type Grant, loadGrant, type SessionRow } from './grant.ts'
import { noteSignIn } from './note-sign-in.ts'
import { newRefreshKey } from './refresh-token.ts'
import { userAnswer } from './user-answer.ts'
import { updateUser } from './users.ts'

/** Begins a session of a user who proved who they are by `method`, and takes note of where. */
export async function startSession(call: Call, tx: Tx, userId: string, method: string): Promise<Grant> {
  const { now } = call
  const session: SessionRow = {
    id: randomUUID(),
    user_id: userId,
    refresh_key: newRefreshKey(),
    refresh_count: 0,
    refreshed_at: now
  }
  await updateUser(tx, userId, { last_sign_in_at: now }, now)
  await tx`insert into auth.sessions ${tx({ ...session, created_at: now })}`
  await tx`insert into auth.session_methods ${tx({ session_id: session.id, method, used_at: now })}`
  const grant = await loadGrant(tx, session, now)
  await noteSignIn(call, tx, grant)
  return grant
}

export type Scope = 'global' | 'local' | 'others'

/**
 * Ends sessions: all of a user's, one, or all but one. Their refresh tokens end with them, and so do the changes that they asked
 * for and that still wait; unless one alone ends, so do codes that would begin another.
 */
export async function endSessions(tx: Tx, userId: string, scope: Scope, sessionId: string) {
  if (scope !== 'local') await dropCodes(tx, userId)
  if (scope === 'global') await tx`delete from auth.sessions where user_id = ${userId}`
  if (scope === 'local') await tx`delete from auth.sessions where user_id = ${userId} and id = ${sessionId}`
  if (scope === 'others') await tx`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`
}

/** A session as clients get it. */
export async function sessionAnswer(parts: Parts, grant: Grant, now: Date) {
  return {
    access_token: await signAccessToken(parts, grant, now),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_LIVES_S,
    expires_at: Math.floor(now.getTime() / 1_000) + ACCESS_TOKEN_LIVES_S,
    refresh_token: grant.refreshToken,
    user: userAnswer(grant)
  }
}
