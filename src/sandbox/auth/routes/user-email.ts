import type { Call, Tx } from '../call.ts'
import type { Caller } from '../callers.ts'
import { type Challenge, openFlow } from '../flow-states.ts'
import { emailChangeAskedLetter, emailChangeLetter } from '../letters.ts'
import { mailedLink, mailLetter } from '../mailing.ts'
import { makeToken } from '../one-time-tokens.ts'
import { openChange } from '../pending-changes.ts'

/**
 * Mails a link to the new address that changes the caller's address, and tells the old one, which stays until the link is opened:
 * whoever asked may only have borrowed the session.
 */
export async function askToChangeEmail(call: Call, tx: Tx, caller: Caller, to: string, pkce: Challenge | undefined) {
  const { now, parts } = call
  const { id, email } = caller.user
  const changeId = await openChange(tx, caller, 'email', { email: to }, now)
  const flowId = await openFlow(tx, id, 'email_change', pkce, now)
  const token = await makeToken(tx, { userId: id, kind: 'email_change', changeId, flowId }, pkce !== undefined, now)
  await mailLetter(call, tx, to, emailChangeLetter(mailedLink(call, token, 'email_change'), email))
  await mailLetter(call, tx, email, emailChangeAskedLetter(`${parts.siteUrl}/signin`, to))
}
