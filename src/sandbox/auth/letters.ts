import { type LetterWords, writeLetter } from './letter.ts'

const LIFE = 'The link works once, within an hour.'
const IGNORE = 'If you did not ask for this, nothing happens unless you open the link.'

/** Asks a new user to confirm their address. */
export function confirmationLetter(url: string) {
  return link(url, {
    subject: 'Confirm your email',
    preheader: 'One click, and your studio is open.',
    heading: 'Confirm your email',
    paragraphs: [`Welcome to Mailwright. Confirm that this address is yours, and your studio is open. ${LIFE}`],
    label: 'Confirm email'
  })
}

/** Lets someone who forgot their password set a new one. */
export function recoveryLetter(url: string) {
  return link(url, {
    subject: 'Reset your password',
    preheader: 'The link works once, within an hour.',
    heading: 'Set a new password',
    paragraphs: [`Someone asked to reset the password of your Mailwright account. ${LIFE}`],
    label: 'Set new password'
  })
}

/** Asks the owner of a new address to confirm it. */
export function emailChangeLetter(url: string, from: string) {
  return link(url, {
    subject: 'Confirm your new email',
    preheader: 'Your address changes once you open the link.',
    heading: 'Confirm your new email',
    paragraphs: [`The Mailwright account of ${from} is to use this address from now on. ${LIFE}`],
    label: 'Confirm new email'
  })
}

/** Tells the old address that it is no longer in use, so that a theft does not go unseen. */
export function emailChangedLetter(to: string) {
  return writeLetter({
    subject: 'Your Mailwright email was changed',
    preheader: `Your account now uses ${to}.`,
    heading: 'Your email was changed',
    paragraphs: [`Your Mailwright account now uses ${to}. This address no longer signs in.`],
    note: 'If this was not you, contact support at once.'
  })
}

function link(url: string, { label, ...words }: Omit<LetterWords, 'button' | 'note'> & { label: string }) {
  return writeLetter({ ...words, button: { label, url }, note: IGNORE })
}
