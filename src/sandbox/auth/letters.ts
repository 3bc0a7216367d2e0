import { type LetterWords, writeLetter } from './letter.ts'

const LIFE = 'The link works once, within an hour.'
const IGNORE = 'If you did not ask for this, nothing happens unless you open the link.'

type LinkWords = Omit<LetterWords, 'button' | 'note'> & { label: string; note?: string }

/** Asks a new user to confirm their address, and with it the password that they chose. */
export function confirmationLetter(url: string) {
  return link(url, {
    subject: 'Confirm your email',
    preheader: 'One click, and your studio is open.',
    heading: 'Confirm your email',
    paragraphs: [
      `Welcome to Mailwright. Confirm that this address is yours and that you have just signed up, and your studio is open. ${LIFE}`
    ],
    label: 'Confirm email',
    note: 'If you did not just sign up, do not open the link: somebody else chose the password that it makes good.'
  })
}

/** Asks for the address alone: whoever had this mailed need not be who chose a password. */
export function addressConfirmationLetter(url: string) {
  return link(url, {
    subject: 'Confirm your email',
    preheader: 'The link that you asked for again.',
    heading: 'Confirm your email',
    paragraphs: [
      `Confirm that this address is yours. ${LIFE}`,
      'This link signs you in without a password, whatever was chosen before. To choose yours, use “Forgot your password?” on the sign-in page.'
    ],
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

/** Brings a code that shows that a change is asked for by whoever reads the user's mail. */
export function reauthenticationLetter(code: string) {
  return writeLetter({
    subject: `${code} is your Mailwright code`,
    preheader: 'Type it where you are asked to confirm that it is you.',
    heading: code,
    paragraphs: ['Type this code where you are asked to confirm that it is you. It works once, within an hour.'],
    note: 'If you did not ask for it, somebody is signed in to your account: reset your password.'
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

/** Tells the old address, before anything has changed, that its account is to leave it, and how to keep it. */
export function emailChangeAskedLetter(signInUrl: string, to: string) {
  return writeLetter({
    subject: 'Your Mailwright email is about to change',
    preheader: `Someone who is signed in to your account asked to change it to ${to}.`,
    heading: 'Was this you?',
    paragraphs: [
      `Someone who is signed in to your Mailwright account asked to change its address from this one to ${to}. If it was you, open the link that we sent there.`,
      'If it was not you, reset your password now: choose “Forgot your password?” on the sign-in page. A new password signs out everybody else and cancels this change.'
    ],
    button: { label: 'Go to sign in', url: signInUrl },
    note: 'Nothing changes unless the link at the new address is opened within an hour.'
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

function link(url: string, { label, note = IGNORE, ...words }: LinkWords) {
  return writeLetter({ ...words, button: { label, url }, note })
}
