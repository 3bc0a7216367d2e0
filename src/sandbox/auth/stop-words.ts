import type { Stopped } from './stop-change.ts'
import type { ChangeMail, Stoppable } from './stops.ts'

/** What the page of a link says that stops a change. */
export interface StopWords {
  /** The link stops something, or just did. */
  isGood: boolean
  title: string
  greeting: string
  paragraphs: string[]
  /** What stops it, as long as that can be done. */
  button?: string
  /** For a good link. */
  foot?: string
}

const DONE: Record<Stoppable, string> = {
  email: 'asked to change its email address',
  password: 'changed its password',
  two_step_on: 'turned two-step verification on',
  two_step_off: 'turned two-step verification off',
  app_added: 'added an authenticator app',
  app_removed: 'removed an authenticator app'
}

/** Before the button is pressed; without a mail, of a link that is no longer good. */
export function wordsBefore(mail: Pick<ChangeMail, 'what'> | undefined): StopWords {
  if (!mail) return NO_LINK
  return {
    isGood: true,
    title: 'Was this not you?',
    greeting: 'Then stop it here.',
    paragraphs: [
      `Somebody who is signed in to your account ${DONE[mail.what]}.`,
      'If that was not you, stop it: everybody is signed out, the password is void, and whatever was changed since is undone. We mail you a link to set a new password.'
    ],
    button: 'Stop it and sign everybody out',
    foot: 'If it was you, close this page: nothing happens.'
  }
}

/** After it is pressed; without anything stopped, of a link that is no longer good. */
export function wordsAfter(stopped: Stopped | undefined): StopWords {
  if (!stopped) return NO_LINK
  const { what, email, asksForApp, isClosed } = stopped
  return {
    isGood: true,
    title: 'Stopped',
    greeting: 'Nobody is in.',
    paragraphs: [
      'Everybody is signed out, the password is void, and whatever was changed since that mail is undone.',
      isClosed ? closed(email) : `We sent a link to set a new password to ${email}. Nobody can sign in until you do.`,
      ...(asksForApp && !isClosed ? [ASKS_FOR_APP] : []),
      ...(TAKEN_AWAY.has(what) ? ['An authenticator app that was removed stays so: add it anew once you are in.'] : [])
    ],
    foot: isClosed ? 'Answer one of our mails to get it back.' : 'Read your mail next.'
  }
}

/** The secret of an app is gone with it. */
const TAKEN_AWAY = new Set<Stoppable>(['two_step_off', 'app_removed'])

const ASKS_FOR_APP =
  'It asks for a code of the authenticator app that was there before that mail. If you have no such app, stop it as well, by the mail that told of it.'

const closed = (email: string) => `${email} belongs to another account by now, so nobody can sign in to this one.`

const NO_LINK: StopWords = {
  isGood: false,
  title: 'This link is no longer good',
  greeting: 'Links work once, for seven days.',
  paragraphs: ['If you think that somebody else is in your account, set a new password: that signs everybody else out.']
}
