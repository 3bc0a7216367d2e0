import type { Call, Tx } from '../call.ts'
import { type Challenge, openFlow } from '../flow-states.ts'
import { emailChangeLetter } from '../letters.ts'
import { mailedLink, mailLetter } from '../mailing.ts'
import { makeToken } from '../one-time-tokens.ts'
import { allowedRedirect } from '../redirects.ts'
import { type UserRow, updateUser } from '../users.ts'

export interface EmailChange {
  from: string
  to: string
  token: string
}

/** Readies a link, for the new address, that changes a user's address. The old one stays until it is opened. */
export async function askToChangeEmail(
  tx: Tx,
  user: UserRow,
  to: string,
  pkce: Challenge | undefined,
  now: Date
): Promise<EmailChange> {
  await updateUser(tx, user.id, { new_email: to, email_change_sent_at: now }, now)
  if (pkce) await openFlow(tx, user.id, 'email_change', pkce, now)
  const token = await makeToken(tx, { userId: user.id, kind: 'email_change' }, pkce !== undefined, now)
  return { from: user.email, to, token }
}

export async function mailEmailChange(call: Call, { from, to, token }: EmailChange) {
  const { parts, url, request } = call
  const redirect = allowedRedirect(parts.siteUrl, url.searchParams.get('redirect_to'), request.headers.get('referer'))
  await mailLetter(call, to, emailChangeLetter(mailedLink(call, token, 'email_change', redirect), from))
}
