import { type Env, number, read } from './variables.ts'

/** How often something may happen: `count` times in `seconds`. */
export interface Limit {
  count: number
  seconds: number
}

/** How often each thing may happen, by one address or account. */
export interface Limits {
  signUps: Limit
  mails: Limit
  /** Mails about an account to one address, in a row and in all. */
  mailsToOne: Limit
  mailsToOnePerHour: Limit
  /** Sessions that are asked for, with a password, a token or a code of a link. */
  tokens: Limit
  /** Codes and links of mails that are tried, and codes of authenticator apps. */
  codes: Limit
  factors: Limit
  generations: Limit
  changes: Limit
  /** Briefs that are read while they are typed. */
  readings: Limit
  /** Websites and emails that a brand is read from. */
  brandReadings: Limit
  exports: Limit
  /** Pictures that people upload, which are decoded and written anew. */
  uploads: Limit
  /** Pictures that must be drawn, which anybody may ask for; those that are kept are not counted. */
  pictures: Limit
  /** Passwords and codes that an account's owner is asked for before a sensitive change. */
  proofs: Limit
}

/** What the auth service counts. */
export type AuthLimits = Pick<
  Limits,
  'signUps' | 'mails' | 'mailsToOne' | 'mailsToOnePerHour' | 'tokens' | 'codes' | 'factors'
>

/**
 * Reads the limits; throws a `ConfigError` for a number that is none. They are wide while the stand-ins are in use, when one person
 * tries everything out, unless that is a site that others can reach (`isOpen`) and that mails to their addresses.
 */
export function limits(env: Env, isOpen: boolean): Limits {
  const isHosted = read(env, 'SUPABASE_URL') !== undefined
  const isForMany = isHosted || (isOpen && read(env, 'SMTP_URL') !== undefined)
  const limit = (name: string, many: number, one: number, seconds: number): Limit => ({
    count: number(env, name, isForMany ? many : one, 1_000_000),
    seconds
  })
  return {
    signUps: limit('LIMIT_SIGN_UPS_PER_HOUR', 30, 500, 3_600),
    mails: limit('LIMIT_MAILS_PER_HOUR', 30, 500, 3_600),
    mailsToOne: limit('LIMIT_MAILS_TO_ONE_PER_MINUTE', 1, 60, 60),
    mailsToOnePerHour: limit('LIMIT_MAILS_TO_ONE_PER_HOUR', 6, 500, 3_600),
    tokens: limit('LIMIT_TOKENS_PER_5_MINUTES', 150, 3_000, 300),
    codes: limit('LIMIT_CODES_PER_5_MINUTES', 30, 1_000, 300),
    factors: limit('LIMIT_FACTORS_PER_MINUTE', 15, 300, 60),
    generations: limit('LIMIT_GENERATIONS_PER_MINUTE', 6, 60, 60),
    changes: limit('LIMIT_CHANGES_PER_MINUTE', 20, 200, 60),
    readings: limit('LIMIT_READINGS_PER_MINUTE', 240, 2_000, 60),
    brandReadings: limit('LIMIT_BRAND_READINGS_PER_MINUTE', 10, 100, 60),
    exports: limit('LIMIT_EXPORTS_PER_MINUTE', 20, 200, 60),
    uploads: limit('LIMIT_UPLOADS_PER_MINUTE', 30, 300, 60),
    pictures: limit('LIMIT_PICTURES_PER_MINUTE', 240, 2_000, 60),
    proofs: { count: 10, seconds: 300 }
  }
}
