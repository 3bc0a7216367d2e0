import type { Tx } from '../call.ts'
import type { Caller } from '../callers.ts'
import { dropCodes } from '../flow-states.ts'
import { type Grant, loadGrant, type SessionRow } from '../grant.ts'
import { newRefreshKey } from '../refresh-token.ts'
import { SECOND_STEP } from './methods.ts'

/**
 * Notes that a session has taken the second step, with a refresh token that no earlier one leads to. The user's sessions that have
 * not taken it end, and so do codes that would begin another.
 */
export async function raiseSession(tx: Tx, caller: Caller, factorId: string, now: Date): Promise<Grant> {
  const { user, sessionId } = caller
  await tx`
    insert into auth.session_methods (session_id, method, factor_id, used_at)
    values (${sessionId}, ${SECOND_STEP}, ${factorId}, ${now})
    on conflict (session_id, method) do update set factor_id = excluded.factor_id, used_at = excluded.used_at`
  await tx`
    delete from auth.sessions where user_id = ${user.id} and not exists (
      select from auth.session_methods where session_id = sessions.id and method = ${SECOND_STEP})`
  await dropCodes(tx, user.id)
  // Whoever copied the session before this step is left with nothing: the tokens of another key are none of its.
  const [session] = await tx<SessionRow[]>`
    update auth.sessions set refresh_key = ${newRefreshKey()}, refresh_count = refresh_count + 1, refreshed_at = ${now}
    where id = ${sessionId} returning *`
  if (!session) throw new Error(`There is no session ${sessionId}.`)
  return loadGrant(tx, session, now)
}
