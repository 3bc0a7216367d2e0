import { emailChangeCurrent, emailChangeNew } from '../../../mails/letters.ts'
import type { Call, Tx } from '../call.ts'
import type { Caller } from '../callers.ts'
import type { Challenge } from '../flow-states.ts'
import { makeMailedLink } from '../mailed-link.ts'
import { mailLetter } from '../mailing.ts'
import { openChange } from '../pending-changes.ts'
import { makeStopUrl } from '../stops.ts'

/**
 * Mails both addresses a link that agrees to the change, and the old one another that stops it: whoever asked may only have
 * borrowed the session. The old one stays until both have agreed.
 */
export async function askToChangeEmail(call: Call, tx: Tx, caller: Caller, to: string, pkce: Challenge | undefined) {
  const { now, parts } = call
  const { id, email } = caller.user
  const changeId = await openChange(tx, caller, 'email', { email: to }, now)
  const use = { userId: id, type: 'email_change', method: 'email_change', changeId, pkce } as const
  const theirs = await makeMailedLink(call, tx, { ...use, kind: 'email_change', address: to })
  await mailLetter(call, tx, to, emailChangeNew({ ...theirs, email, newEmail: to }))
  const ours = await makeMailedLink(call, tx, { ...use, kind: 'email_change_current', address: email })
  const stopUrl = await makeStopUrl(parts, tx, caller.user, 'email', now)
  await mailLetter(call, tx, email, emailChangeCurrent({ ...ours, email, newEmail: to, stopUrl }))
}
