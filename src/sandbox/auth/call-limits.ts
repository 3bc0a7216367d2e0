import type { AuthLimits, Limit } from '../../server/config/limits.ts'
import type { Sql } from '../../server/database/database.ts'
import { type Counts, createRateLimit, type RateLimit } from '../../server/http/rate-limit.ts'

/** The limit that each kind of call is under. */
const LIMIT_OF = {
  signup: 'signUps',
  token: 'tokens',
  verify: 'codes',
  otp: 'codes',
  recover: 'codes',
  resend: 'codes',
  user: 'codes',
  factor: 'factors'
} as const satisfies Record<string, keyof AuthLimits>

export type CallKind = keyof typeof LIMIT_OF

/**
 * Whom uses are counted for, and the share of a limit that each has. Many live behind one network; an account is one person's, who
 * must get in although strangers elsewhere try to: what one network tries keeps no other from the account.
 */
const SHARES = { address: 1, network: 10, account: 10 / 3, accountFromNetwork: 1 / 3 }

export type Shares = Record<keyof typeof SHARES, RateLimit>

export interface CallLimits {
  calls: Record<CallKind, Shares>
  /** Mails, by who asks for them. */
  mails: Shares
  /** Mails to one address. */
  mailsInARow: RateLimit
  mailsInAll: RateLimit
}

/** Limits that all servers on one database share. */
export function createCallLimits(sql: Sql, limits: AuthLimits): CallLimits {
  const counts: Counts = { sql, schema: 'auth' }
  const counted = (limit: Limit, what: string) => createRateLimit(limit, what, counts)
  const shares = (limit: Limit, what: string) =>
    mapValues(SHARES, (share, whom) =>
      counted({ ...limit, count: Math.max(1, Math.round(limit.count * share)) }, `${what} by ${whom}`)
    )
  return {
    calls: mapValues(LIMIT_OF, (name, kind) => shares(limits[name], kind)),
    mails: shares(limits.mails, 'mails'),
    mailsInARow: counted(limits.mailsToOne, 'mails to one in a row'),
    mailsInAll: createRateLimit(limits.mailsToOnePerHour, 'mails to one in all', { ...counts, sweeps: true })
  }
}

function mapValues<K extends string, V, R>(values: Record<K, V>, map: (value: V, key: K) => R): Record<K, R> {
  const entries = Object.entries(values) as [K, V][]
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<K, R>
}
