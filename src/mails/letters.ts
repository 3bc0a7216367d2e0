import type { MailName } from './words.ts'

/** A mail that is to be written: which one, and what fills its places. */
export interface Letter {
  mail: MailName
  places: Record<string, string>
}

/** Whose mail it is, the link that it asks to open, and the code to type instead. */
interface Asking {
  email: string
  url: string
  code: string
}

/** Somebody else may have done it: `stopUrl` undoes it. */
interface Done {
  email: string
  time: Date
  stopUrl: string
}

/** Asks a new user to confirm their address, and with it the password that they chose. */
export const confirmation = (given: Asking) => letter('confirmation', asking(given))

/** Asks for the address alone: whoever had this mailed need not be who chose a password. */
export const addressConfirmation = (given: Asking) => letter('addressConfirmation', asking(given))

/** Signs in without a password. */
export const magicLink = (given: Asking) => letter('magicLink', asking(given))

/** Lets someone who forgot their password set a new one. */
export const recovery = (given: Asking) => letter('recovery', asking(given))

/** Welcomes someone whose account was made for them. */
export const invite = (given: Asking) => letter('invite', asking(given))

/** Asks the present address whether it is to be given up, and says how to keep it. */
export const emailChangeCurrent = (given: Asking & { newEmail: string; stopUrl: string }) =>
  letter('emailChangeCurrent', { ...asking(given), NewEmail: given.newEmail, StopURL: given.stopUrl })

/** Asks the new address whether it is the owner's. `email` is the present one. */
export const emailChangeNew = (given: Asking & { newEmail: string }) =>
  letter('emailChangeNew', { ...asking(given), NewEmail: given.newEmail })

/** The code that says, before something sensitive is changed, that the owner is there. */
export const reauthentication = ({ email, code }: { email: string; code: string }) =>
  letter('reauthentication', { Email: email, Token: code })

export const passwordChanged = (given: Done) => letter('passwordChanged', done(given))

/** Tells the former address, `email`, that it is no longer in use, so that a theft does not go unseen. */
export const emailChanged = ({ newEmail, ...given }: Omit<Done, 'time'> & { newEmail: string }) =>
  letter('emailChanged', { Email: given.email, NewEmail: newEmail, StopURL: given.stopUrl })

export const twoStepOn = (given: Done) => letter('twoStepOn', done(given))

export const twoStepOff = (given: Done) => letter('twoStepOff', done(given))

/** Of an account that has other apps too. */
export const appAdded = (given: Done) => letter('appAdded', done(given))

/** Of an account that has other apps left. */
export const appRemoved = (given: Done) => letter('appRemoved', done(given))

/** `url` is where new recovery codes are made, `left` how many of the present ones are good. */
export const recoveryCodeUsed = (given: { email: string; time: Date; left: number; url: string }) =>
  letter('recoveryCodeUsed', {
    Email: given.email,
    Time: moment(given.time),
    CodesLeft: String(given.left),
    SecurityURL: given.url
  })

/** `url` is where whoever did not make them makes others. */
export const recoveryCodesMade = (given: { email: string; time: Date; url: string }) =>
  letter('recoveryCodesMade', { Email: given.email, Time: moment(given.time), SecurityURL: given.url })

/** `device` says it in words, with its place where that is known: "Firefox on Linux, Europe/Berlin"; `url` is where it can be signed out. */
export const newDevice = (given: { email: string; time: Date; device: string; url: string }) =>
  letter('newDevice', {
    Email: given.email,
    Time: moment(given.time),
    Device: given.device,
    SecurityURL: given.url
  })

export const accountDeleted = ({ email, time }: { email: string; time: Date }) =>
  letter('accountDeleted', { Email: email, Time: moment(time) })

function letter(mail: MailName, places: Record<string, string>): Letter {
  return { mail, places }
}

function asking({ email, url, code }: Asking): Record<string, string> {
  return { Email: email, ConfirmationURL: url, Token: code }
}

function done({ email, time, stopUrl }: Done): Record<string, string> {
  return { Email: email, Time: moment(time), StopURL: stopUrl }
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** `21 November 2026 at 05:51 UTC`. */
function moment(time: Date): string {
  return `${MOMENT.format(time)} UTC`
}
