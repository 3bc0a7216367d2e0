import type { EmailText } from '../text/email-text.ts'
import { flat } from '../text/words.ts'

/** Who an email says it is from: what stands as the sender's name in its header and its footer. */
const namesIn = (email: EmailText): string[] =>
  email.pieces
    .filter(({ kind, slot }) => (kind === 'header' && slot === 'logo') || (kind === 'footer' && slot === 'company'))
    .map(({ text }) => text)
    .filter(text => text !== '')

/** Is each name at the top and the bottom of the email one that the sender goes by, and is there one? */
export function isFrom(senders: readonly string[], email: EmailText): boolean {
  const names = namesIn(email)
  return names.length > 0 && names.every(name => senders.some(sender => flat(sender) === flat(name)))
}
