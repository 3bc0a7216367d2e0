import type { Tx } from '../call.ts'
import { AuthRefusal } from '../refusal.ts'
import type { FactorRow } from './factor-rows.ts'

/** Of a million codes three are good at a time: at this pace a guess takes years. */
const MOST = 10
const WITHIN_MS = 15 * 60 * 1_000

/** Refuses more tries of a factor's code, whoever makes them, once there were too many wrong ones in a short time. */
export function requireTries(factor: FactorRow, now: Date) {
  if (recentTries(factor, now) < MOST) return
  throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached')
}

export async function countWrongTry(tx: Tx, factor: FactorRow, now: Date) {
  const tries = recentTries(factor, now)
  const since = tries === 0 ? now : factor.wrong_since
  await tx`update auth.factors set wrong_tries = ${tries + 1}, wrong_since = ${since} where id = ${factor.id}`
}

function recentTries({ wrong_tries, wrong_since }: FactorRow, now: Date): number {
  const isRecent = wrong_since !== null && now.getTime() - wrong_since.getTime() < WITHIN_MS
  return isRecent ? wrong_tries : 0
}
