import { emailChangeCurrent, emailChangeNew } from '../../../mails/letters.ts'
import type { Call, Tx } from '../call.ts'
import type { Caller } from '../callers.ts'
import type { Challenge } from '../flow-states.ts'
import { makeMailedLink } from '../mailed-link.ts'
import { mailLetter } from '../mailing.ts'
import { dropTokens } from '../one-time-tokens.ts'
import { openChange, voidChanges } from '../pending-changes.ts'
import { makeStopUrl } from '../stops.ts'
import { confirmEmail, lockUser } from '../users.ts'
import { tellFormerAddress } from './verify.ts'

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

/** Where addresses count as confirmed at once. What went to the former one opens nothing any more. */
export async function takeEmail(call: Call, tx: Tx, { user }: Caller, email: string) {
  await voidChanges(tx, user.id)
  await dropTokens(tx, user.id)
  const held = await lockUser(tx, user.id)
  await confirmEmail(tx, held ?? user, email, call.now)
  await tellFormerAddress(call, tx, { userId: user.id, formerEmail: user.email, email })
}
