/**
 * An address that waits for its confirmation, by a link to it and one to the address before. Which of both has been opened no auth
 * service tells: only the page that the first one leads to hears that there was one.
 */
export interface PendingEmail {
  email: string
  /** Until when, ISO 8601; nothing where nobody says. */
  until: string | null
}

/** As the auth service says it of a user. */
interface Changing {
  new_email?: string | undefined
  email_change_sent_at?: string | undefined
}

/** The stand-in's time, and hosted's unless it is told otherwise. */
const WAITS_MS = 60 * 60 * 1_000

/** What a user waits for, if they do. */
export function pendingEmailOf({ new_email, email_change_sent_at }: Changing): PendingEmail | undefined {
  if (!new_email) return undefined
  const sent = Date.parse(email_change_sent_at ?? '')
  return { email: new_email, until: Number.isNaN(sent) ? null : new Date(sent + WAITS_MS).toISOString() }
}
