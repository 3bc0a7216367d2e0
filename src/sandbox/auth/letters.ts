import { writeLetter } from '../../mails/write-letter.ts'

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
