import type { Letter } from '../../mails/letters.ts'
import { writeLetter } from '../../mails/write-letter.ts'
import type { Call, Parts, Tx } from './call.ts'
import { allowedRedirect, wantedRedirect } from './redirects.ts'

export type LinkType = 'signup' | 'recovery' | 'email_change' | 'magiclink' | 'invite'

/** The address that a mail asks to open. It is where this service is said to be, whatever host the call came to. */
export function mailedLink({ parts, url, request }: Call, token: string, type: LinkType): string {
  const redirect = allowedRedirect(parts, wantedRedirect(request, url), request.headers.get('referer'))
  return `${parts.externalUrl}/auth/v1/verify?${new URLSearchParams({ token, type })}&redirect_to=${inQuery(redirect)}`
}

/** The hosted service escapes an address only where it would not be read as written, and programs look for it in its links. */
function inQuery(address: string): string {
  return /[&=#+%]/.test(address) ? encodeURIComponent(address) : address
}

/** Does what needs letters; they are on their way once it is all committed, and nobody waits for them. */
export async function beginWithLetters<T>({ parts }: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await parts.sql.begin(work)
  parts.outbox.wake()
  return done
}

/** Puts a letter on its way with the transaction. One to nobody takes as long, and goes nowhere. */
export async function mailLetter(
  { parts }: { parts: Pick<Parts, 'outbox' | 'name'> },
  tx: Tx,
  to: string | null,
  letter: Letter
) {
  await parts.outbox.enqueue(tx, { to, ...writeLetter(letter, parts.name) })
}
