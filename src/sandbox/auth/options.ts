import type { JWK } from 'jose'

/** What an installation of the auth service may be told. */
export interface AuthOptions {
  /** Addresses count as confirmed once somebody signs up with them. */
  autoconfirm: boolean
  signUps: boolean
  /** Characters that a new password has at least. */
  shortestPassword: number
  /** Between two mails of one kind to one user. */
  mailIntervalSeconds: number
  /** Digits of a mailed code. */
  codeLength: number
  /** A second key whose tokens are believed: a public one, or a secret that is shared with whoever signs. */
  verificationKey?: JWK | undefined
  /** Whoever holds it may do anything. Without one, only a token of the second key can name an administrator. */
  serviceRoleKey?: string | undefined
  /** What calls must bring as `apikey`. Any will do where none is set. */
  publishableKey?: string | undefined
}

export const AUTH_DEFAULTS: AuthOptions = {
  autoconfirm: false,
  signUps: true,
  shortestPassword: 8,
  mailIntervalSeconds: 0,
  codeLength: 6
}
