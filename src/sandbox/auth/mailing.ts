import type { Call } from './call.ts'
import { AuthRefusal } from './refusal.ts'

type Letter = { subject: string; html: string; text: string }
export type LinkType = 'signup' | 'recovery' | 'email_change'

/** Counts a mail that is about to be asked for, whether or not there is anybody to get it. */
export async function countMail({ parts, address }: Call) {
  await parts.limits.mails.use(address).catch(() => {
    throw new AuthRefusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
  })
}

/** The address that a mail asks to open. It is on the configured site, whatever host the call came to. */
export function mailedLink({ parts: { siteUrl } }: Call, token: string, type: LinkType, redirect: string): string {
  return `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirect })}`
}

/** Sends a letter. Never inside a transaction: the mailbox may be in the same database. */
export async function mailLetter({ parts }: Call, to: string, letter: Letter) {
  await parts.mail.send({ to, ...letter }).catch(cause => {
    const refusal = new AuthRefusal(500, 'unexpected_failure', 'Error sending email')
    refusal.cause = cause
    throw refusal
  })
}
