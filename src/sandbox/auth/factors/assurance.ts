import type { Sql } from '../../../server/database/database.ts'
import type { Call, Tx } from '../call.ts'
import type { Caller } from '../callers.ts'
import { AuthRefusal } from '../refusal.ts'
import { SECOND_STEP } from './methods.ts'

/** Whether a user has a second step, and whether their session has taken it before the token of the call was made. */
export async function findAssurance(tx: Sql | Tx, { user, sessionId, isOfTwoSteps }: Caller) {
  const [found] = await tx<{ has: boolean; taken: boolean }[]>`
    select exists (select from auth.factors where user_id = ${user.id} and status = 'verified') as has,
      exists (select from auth.session_methods where session_id = ${sessionId} and method = ${SECOND_STEP}) as taken`
  return { has: found?.has === true, taken: isOfTwoSteps && found?.taken === true }
}

/** Refuses a change of what the user signs in with by a session that has yet to take the user's second step. */
export async function requireSecondStep({ parts }: Call, caller: Caller) {
  const { has, taken } = await findAssurance(parts.sql, caller)
  if (!has || taken) return
  throw new AuthRefusal(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.'
  )
}
