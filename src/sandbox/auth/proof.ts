import type { Call } from './call.ts'
import { type Caller, endedSession, holdCaller, NO_SESSION } from './callers.ts'
import { countCall } from './limits.ts'
import { takeCode } from './one-time-tokens.ts'
import { isPassword } from './passwords.ts'
import { AuthRefusal } from './refusal.ts'

/** So long after a sign-in nobody asks who it is. */
const YOUNG_MS = 10 * 60 * 1_000

/** What a caller may bring to show that the session is in its owner's hands. */
export interface Proof {
  password?: string | undefined
  /** The code of a mail that `GET /reauthenticate` sent. */
  nonce?: string | undefined
}

/**
 * Refuses a change that matters unless the caller has signed in within ten minutes, knows the password, or reads the user's mail.
 * What is brought is checked in any case, and a nonce is used up. Not to be called inside a transaction: checking a password takes
 * a while.
 */
export async function requireProof(call: Call, caller: Caller, { password, nonce }: Proof) {
  if (password) return requirePassword(call, caller, password)
  if (nonce) return requireNonce(call, caller, nonce)
  if (await isYoung(call, caller)) return
  throw new AuthRefusal(
    400,
    'reauthentication_needed',
    'Sign in again, or confirm this change with your password or a code from a mail.'
  )
}

async function requirePassword(call: Call, { user }: Caller, password: string) {
  await countCall(call, 'token', user.email)
  if (await isPassword(password, user.password_hash)) return
  throw new AuthRefusal(400, 'current_password_invalid', 'Current password is not valid')
}

async function requireNonce(call: Call, caller: Caller, nonce: string) {
  await countCall(call, 'verify', caller.user.email)
  const use = await call.parts.sql.begin(async tx => {
    const { user } = await holdCaller(tx, caller)
    return takeCode(tx, user.email, nonce, ['reauthentication'], call.now)
  })
  if (!use) throw new AuthRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

/** A second factor renews a session as a sign-in does; a refresh does not. */
async function isYoung({ parts, now }: Call, { sessionId }: Caller): Promise<boolean> {
  const since = new Date(now.getTime() - YOUNG_MS)
  const [session] = await parts.sql<{ newest: Date | null }[]>`
    select (select max(used_at) from auth.session_methods where session_id = id) as newest
    from auth.sessions where id = ${sessionId}`
  if (sessionId === NO_SESSION) return false
  // It may have ended since the call began.
  if (!session) throw endedSession()
  return session.newest !== null && session.newest > since
}
