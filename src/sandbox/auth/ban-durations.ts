import { AuthRefusal } from './refusal.ts'

const HOUR_MS = 3_600_000
const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: HOUR_MS }
const PART = /(\d+(?:\.\d+)?)(ms|s|m|h)/g
/** As far ahead as times of the database go safely. */
const LONGEST_MS = 1_000 * 366 * 24 * HOUR_MS

/** Until when somebody is kept out for a time such as `24h` or `1h30m`; nothing for `none`. */
export function bannedUntil(duration: string, now: Date): Date | null {
  if (duration === 'none') return null
  const isWhole = duration !== '' && duration.replaceAll(PART, '') === ''
  if (!isWhole) throw new AuthRefusal(400, 'validation_failed', `invalid format for ban duration: "${duration}"`)
  const parts = [...duration.matchAll(PART)]
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0)
  return new Date(now.getTime() + Math.min(ms, LONGEST_MS))
}
