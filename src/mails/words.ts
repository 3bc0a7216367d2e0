interface Link {
  label: string
  url: string
}

/** What a mail says. Places such as `{{ .Email }}` are filled when it is sent, by us or, where they are its own, by Supabase Auth. */
export interface MailWords {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preheader: string
  heading: string
  /** Paragraphs, as plain text. */
  paragraphs: string[]
  /** Six digits to type. */
  code?: string
  button?: Link
  /** What to open if it was somebody else, below all but the first paragraph. */
  stop?: Link | undefined
  /** A last line in small print. */
  note: string
}

/** What mails call the product. */
export const OUR_NAME = 'Mailwright'

const LINK = '{{ .ConfirmationURL }}'
const CODE = '{{ .Token }}'
const STOP = { label: 'This was not me', url: '{{ .StopURL }}' }
const LIFE = 'The link and the code work once, within an hour.'
const IGNORE = 'If you did not ask for this, do nothing: without the link or the code nothing happens.'
const STOPS =
  'It signs out every device, voids the password, undoes what was changed since this mail, and mails you a link to set a new password.'
const NOT_ME =
  'If it was not you, set a new password at once: choose “Forgot your password?” on the sign-in page. That signs out every other device.'

/** What each mail says. */
export const WORDS = {
  confirmation: {
    subject: 'Confirm your email',
    preheader: 'One click, and your account is open.',
    heading: 'Confirm your email',
    paragraphs: [
      `Welcome to Mailwright. Confirm that {{ .Email }} is yours and that you have just signed up, and your account is open. ${LIFE}`
    ],
    code: CODE,
    button: { label: 'Confirm email', url: LINK },
    note: 'If you did not just sign up, do not open the link, nor use the code: somebody else chose the password that they make good.'
  },
  addressConfirmation: {
    subject: 'Confirm your email',
    preheader: 'The link that you asked for again.',
    heading: 'Confirm your email',
    paragraphs: [
      `Confirm that {{ .Email }} is yours. ${LIFE}`,
      'You are signed in without a password, whatever was chosen before. To choose yours, use “Forgot your password?” on the sign-in page.'
    ],
    code: CODE,
    button: { label: 'Confirm email', url: LINK },
    note: IGNORE
  },
  magicLink: {
    subject: 'Sign in to Mailwright',
    preheader: 'A link and a code, instead of a password.',
    heading: 'Sign in',
    paragraphs: [`Open the link, or type the code where you asked for it. ${LIFE}`],
    code: CODE,
    button: { label: 'Sign in', url: LINK },
    note: 'If you did not ask for this, do nothing, and give the code to nobody: we never ask for it.'
  },
  recovery: {
    subject: 'Reset your password',
    preheader: 'The link works once, within an hour.',
    heading: 'Set a new password',
    paragraphs: [`Someone asked to reset the password of the Mailwright account of {{ .Email }}. ${LIFE}`],
    code: CODE,
    button: { label: 'Set new password', url: LINK },
    note: IGNORE
  },
  emailChangeCurrent: {
    subject: 'Your Mailwright email is about to change',
    preheader: 'From {{ .Email }} to {{ .NewEmail }}.',
    heading: 'Was this you?',
    paragraphs: [
      `Someone who is signed in to your Mailwright account asked to change its address from {{ .Email }} to {{ .NewEmail }}. If it was you, confirm it here and at the new address. ${LIFE}`,
      `If it was not you, open the link below. ${STOPS}`
    ],
    code: CODE,
    button: { label: 'Confirm the change', url: LINK },
    stop: STOP,
    note: 'Nothing changes unless both addresses confirm it within an hour.'
  },
  emailChangeNew: {
    subject: 'Confirm your new email',
    preheader: 'Your address changes once it is confirmed.',
    heading: 'Confirm your new email',
    paragraphs: [
      `The Mailwright account of {{ .Email }} is to use {{ .NewEmail }} from now on. Both addresses confirm the change. ${LIFE}`
    ],
    code: CODE,
    button: { label: 'Confirm the change', url: LINK },
    note: IGNORE
  },
  reauthentication: {
    subject: 'Your code for Mailwright',
    preheader: 'It says that it is you.',
    heading: 'Say that it is you',
    paragraphs: ['Type this code where you were asked for it. It works once, within an hour.'],
    code: CODE,
    note: 'If nothing asked you for a code, somebody is signed in as you: set a new password. Give the code to nobody: we never ask for it.'
  },
  invite: {
    subject: 'You are invited to Mailwright',
    preheader: 'Describe an email, refine it, send it.',
    heading: 'You are invited',
    paragraphs: [
      `There is a Mailwright account for {{ .Email }}. Accept the invitation, and your account is open. ${LIFE}`
    ],
    code: CODE,
    button: { label: 'Accept the invitation', url: LINK },
    note: 'If you did not expect this, do nothing.'
  },
  passwordChanged: {
    subject: 'Your Mailwright password was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of the Mailwright account of {{ .Email }} was changed on {{ .Time }}. If it was you, there is nothing to do.',
      `If it was not you, open the link below within seven days. ${STOPS}`
    ],
    stop: STOP,
    note: 'You get this mail whenever your password changes.'
  },
  emailChanged: {
    subject: 'Your Mailwright email was changed',
    preheader: 'Your account now uses {{ .NewEmail }}.',
    heading: 'Your email was changed',
    paragraphs: [
      'Your Mailwright account now uses {{ .NewEmail }} instead of {{ .Email }}. If it was you, there is nothing to do.',
      `If it was not you, open the link below within seven days. ${STOPS}`
    ],
    stop: STOP,
    note: 'You get this mail at the address that is no longer in use.'
  },
  twoStepOn: {
    subject: 'Two-step verification is on',
    preheader: 'Signing in now asks for a code from your app.',
    heading: 'Two-step verification is on',
    paragraphs: [
      'Since {{ .Time }}, signing in to the Mailwright account of {{ .Email }} asks for a code from an authenticator app. If it was you, there is nothing to do.',
      `If it was not you, open the link below within seven days. ${STOPS}`
    ],
    stop: STOP,
    note: 'You get this mail whenever two-step verification is turned on.'
  },
  twoStepOff: {
    subject: 'Two-step verification is off',
    preheader: 'Signing in no longer asks for a code.',
    heading: 'Two-step verification is off',
    paragraphs: [
      'Since {{ .Time }}, signing in to the Mailwright account of {{ .Email }} asks for its password alone. If it was you, there is nothing to do.',
      `If it was not you, open the link below within seven days. ${STOPS}`
    ],
    stop: STOP,
    note: 'You get this mail whenever two-step verification is turned off.'
  },
  appAdded: {
    subject: 'An authenticator app was added',
    preheader: 'Its codes sign in to your account.',
    heading: 'An authenticator app was added',
    paragraphs: [
      'On {{ .Time }} another authenticator app was added to the Mailwright account of {{ .Email }}. Its codes sign in as those of the others do. If it was you, there is nothing to do.',
      `If it was not you, open the link below within seven days. ${STOPS}`
    ],
    stop: STOP,
    note: 'You get this mail whenever an authenticator app is added.'
  },
  appRemoved: {
    subject: 'An authenticator app was removed',
    preheader: 'Its codes no longer sign in to your account.',
    heading: 'An authenticator app was removed',
    paragraphs: [
      'On {{ .Time }} an authenticator app was removed from the Mailwright account of {{ .Email }}. Signing in asks for a code of those that are left. If it was you, there is nothing to do.',
      `If it was not you, open the link below within seven days. ${STOPS}`
    ],
    stop: STOP,
    note: 'You get this mail whenever an authenticator app is removed.'
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    preheader: 'Recovery codes left: {{ .CodesLeft }}.',
    heading: 'A recovery code was used',
    paragraphs: [
      'On {{ .Time }} somebody signed in to the Mailwright account of {{ .Email }} with a recovery code instead of a code from the authenticator app. Recovery codes left: {{ .CodesLeft }}.',
      'If it was you, make new codes when few are left. If it was not you, set a new password and make new codes at once.'
    ],
    button: { label: 'Open Security', url: '{{ .SecurityURL }}' },
    note: 'You get this mail whenever a recovery code is used.'
  },
  recoveryCodesMade: {
    subject: 'New recovery codes were made',
    preheader: 'If this was not you, make new ones now.',
    heading: 'New recovery codes were made',
    paragraphs: [
      'On {{ .Time }} ten new recovery codes were made for the Mailwright account of {{ .Email }}. Each of them signs in once instead of a code from the authenticator app; those before are good no more.',
      'If it was you, there is nothing to do. If it was not you, set a new password and make new codes at once: those of somebody else are void then.'
    ],
    button: { label: 'Open Security', url: '{{ .SecurityURL }}' },
    note: 'You get this mail whenever recovery codes are made.'
  },
  newDevice: {
    subject: 'New sign-in to Mailwright',
    preheader: '{{ .Device }}',
    heading: 'A new device signed in',
    paragraphs: [
      'On {{ .Time }} a device that we had not seen before signed in to the Mailwright account of {{ .Email }}: {{ .Device }}.',
      'If it was you, there is nothing to do. If it was not you, sign it out and set a new password.'
    ],
    button: { label: 'Look at your devices', url: '{{ .SecurityURL }}' },
    note: 'You get this mail when a device signs in for the first time.'
  },
  accountDeleted: {
    subject: 'Your Mailwright account was deleted',
    preheader: 'Your emails, pictures and plan are gone.',
    heading: 'Your account was deleted',
    paragraphs: [
      'The Mailwright account of {{ .Email }} was deleted on {{ .Time }}, with its emails and pictures. A plan that was running is cancelled. Nothing of it can be brought back.'
    ],
    note: 'This is our last mail to you. If you did not delete the account, answer this mail.'
  }
} satisfies Record<string, MailWords>

/** Notices as Supabase Auth sends them by itself: it has no link that undoes, and other places. */
export const HOSTED_WORDS = {
  passwordChanged: {
    ...WORDS.passwordChanged,
    paragraphs: [
      'The password of the Mailwright account of {{ .Email }} was changed. If it was you, there is nothing to do.',
      NOT_ME
    ],
    stop: undefined
  },
  emailChanged: {
    ...WORDS.emailChanged,
    preheader: 'Your account now uses {{ .Email }}.',
    paragraphs: [
      'Your Mailwright account now uses {{ .Email }} instead of {{ .OldEmail }}. If it was you, there is nothing to do.',
      'If it was not you, answer this mail at once: this address no longer signs in.'
    ],
    stop: undefined
  },
  appAdded: {
    ...WORDS.appAdded,
    paragraphs: [
      'An authenticator app was added to the Mailwright account of {{ .Email }}: signing in asks for a code of it. If it was you, there is nothing to do.',
      NOT_ME
    ],
    stop: undefined
  },
  appRemoved: {
    ...WORDS.appRemoved,
    paragraphs: [
      'An authenticator app was removed from the Mailwright account of {{ .Email }}. Where it was the last one, signing in asks for the password alone. If it was you, there is nothing to do.',
      NOT_ME
    ],
    stop: undefined
  }
} satisfies Record<string, MailWords>

export type MailName = keyof typeof WORDS
