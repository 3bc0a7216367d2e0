import type { Tx } from './call.ts'
import { type Grant, loadGrant, type SessionRow } from './grant.ts'
import { readRefreshToken } from './refresh-token.ts'
import { AuthRefusal } from './refusal.ts'

/** Clients of one session that refresh at the same time get the same token for this long. */
const REUSE_MS = 10_000
/** A token of the service's older form, which this installation never gave out. */
const OLD_FORM = /^[a-z0-9]{12}$/

/**
 * Turns a refresh token into the session's next one. Answers a refusal instead of throwing it, since what a stolen token sets off
 * (the end of its session) must be kept although the call fails.
 */
export async function refresh(tx: Tx, token: string, now: Date): Promise<Grant | AuthRefusal> {
  const given = readRefreshToken(token)
  if (!given) return OLD_FORM.test(token) ? UNKNOWN : MALFORMED
  const [session] = await tx<SessionRow[]>`select * from auth.sessions where id = ${given.sessionId} for update`
  if (!session) return ENDED
  if (!given.isSealedBy(session.refresh_key)) return MALFORMED
  if (await isBanned(tx, session.user_id, now)) return BANNED
  switch (decide(session, given.count, now)) {
    case 'next':
      return loadGrant(tx, await advance(tx, session, now), now)
    case 'current':
      return loadGrant(tx, session, now)
    case 'stolen':
      await tx`delete from auth.sessions where id = ${session.id}`
      return USED
  }
}

/**
 * The newest token gets the next one. The one before it gets the newest again at any age: its client never got the answer.
 * An older one does shortly after a refresh, and is taken for stolen later.
 */
function decide(session: SessionRow, count: number, now: Date): 'next' | 'current' | 'stolen' {
  const behind = session.refresh_count - count
  if (behind === 0) return 'next'
  const isRecent = now.getTime() - session.refreshed_at.getTime() <= REUSE_MS
  return behind === 1 || isRecent ? 'current' : 'stolen'
}

async function isBanned(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const [user] = await tx`select 1 from auth.users where id = ${userId} and banned_until > ${now}`
  return user !== undefined
}

async function advance(tx: Tx, session: SessionRow, now: Date): Promise<SessionRow> {
  const next = { ...session, refresh_count: session.refresh_count + 1, refreshed_at: now }
  await tx`
    update auth.sessions set refresh_count = ${next.refresh_count}, refreshed_at = ${now} where id = ${session.id}`
  return next
}

const MALFORMED = new AuthRefusal(400, 'validation_failed', 'Refresh token is not valid')
const UNKNOWN = new AuthRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
const ENDED = new AuthRefusal(400, 'session_not_found', 'Invalid Refresh Token: Session Not Found')
const BANNED = new AuthRefusal(400, 'user_banned', 'Invalid Refresh Token: User Banned')
const USED = new AuthRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
