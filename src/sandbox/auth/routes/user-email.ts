import type { Call, Tx } from '../call.ts'
import { type Challenge, openFlow } from '../flow-states.ts'
import { emailChangeLetter } from '../letters.ts'
import { mailedLink, mailLetter } from '../mailing.ts'
import { makeToken } from '../one-time-tokens.ts'
import { type UserRow, updateUser } from '../users.ts'

/** Mails a link to the new address that changes a user's address. The old one stays until it is opened. */
export async function askToChangeEmail(call: Call, tx: Tx, user: UserRow, to: string, pkce: Challenge | undefined) {
  await updateUser(tx, user.id, { new_email: to, email_change_sent_at: call.now }, call.now)
  if (pkce) await openFlow(tx, user.id, 'email_change', pkce, call.now)
  const token = await makeToken(tx, { userId: user.id, kind: 'email_change' }, pkce !== undefined, call.now)
  await mailLetter(call, tx, to, emailChangeLetter(mailedLink(call, token, 'email_change'), user.email))
}
