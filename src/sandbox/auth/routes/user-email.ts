import { emailChangeNew } from '../../../mails/letters.ts'
import type { Call, Tx } from '../call.ts'
import type { Caller } from '../callers.ts'
import type { Challenge } from '../flow-states.ts'
import { emailChangeAskedLetter } from '../letters.ts'
import { makeMailedLink } from '../mailed-link.ts'
import { mailLetter } from '../mailing.ts'
import { openChange } from '../pending-changes.ts'

/**
 * Mails a link to the new address that changes the caller's address, and tells the old one, which stays until the link is opened:
 * whoever asked may only have borrowed the session.
 */
export async function askToChangeEmail(call: Call, tx: Tx, caller: Caller, to: string, pkce: Challenge | undefined) {
  const { now, parts } = call
  const { id, email } = caller.user
  const changeId = await openChange(tx, caller, 'email', { email: to }, now)
  const use = { userId: id, kind: 'email_change', type: 'email_change', method: 'email_change' } as const
  const { url, code } = await makeMailedLink(call, tx, { ...use, changeId, address: to, pkce })
  await mailLetter(call, tx, to, emailChangeNew({ email, newEmail: to, url, code }))
  await mailLetter(call, tx, email, emailChangeAskedLetter(`${parts.siteUrl}/signin`, to))
}
