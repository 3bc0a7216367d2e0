import type { JWK } from 'jose'
import { SHORTEST_PASSWORD } from '../../contract/passwords/plain-password.ts'
import { STAND_IN_KEY } from '../../server/config/stand-in-key.ts'

/** What an installation of the auth service may be told. */
export interface AuthOptions {
  /** Addresses count as confirmed once somebody signs up with them. */
  autoconfirm: boolean
  signUps: boolean
  /** Users may link other ways of signing in, and take one of several away. */
  linking: boolean
  /** Characters that a new password has at least. */
  shortestPassword: number
  /** Blank passwords and those that are easy to guess are refused. */
  isPicky: boolean
  /** Between two mails to one address; what the limits say where none is set. */
  mailIntervalSeconds?: number | undefined
  /** Digits of a mailed code. */
  codeLength: number
  /** A second key whose tokens are believed: a public one, or a secret that is shared with whoever signs. */
  verificationKey?: JWK | undefined
  /** Whoever holds it may do anything. Without one, only a token of the second key can name an administrator. */
  serviceRoleKey?: string | undefined
  /** What its mails and pages call the product whose users it has; the host of the site where none is set. */
  name?: string | undefined
  /** Where this service is, if that is not where the site is, without `/auth/v1`. */
  externalUrl?: string | undefined
  /** Where else links may lead than to the site: addresses in which `*`, `**` and `?` stand for others. */
  redirectUrls: readonly string[]
  /** What calls must bring as `apikey`. Any will do where none is set. */
  publishableKey?: string | undefined
}

export const AUTH_DEFAULTS: AuthOptions = {
  autoconfirm: false,
  signUps: true,
  linking: false,
  shortestPassword: SHORTEST_PASSWORD,
  isPicky: true,
  codeLength: 6,
  redirectUrls: [],
  publishableKey: STAND_IN_KEY
}
