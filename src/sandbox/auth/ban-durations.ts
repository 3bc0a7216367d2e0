import { AuthRefusal } from './refusal.ts'

const HOUR_MS = 3_600_000
const UNITS: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, μs: 1e-3, ms: 1, s: 1_000, m: 60_000, h: HOUR_MS }
const PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g
/** As far ahead as times of the database go safely. */
const LONGEST_MS = 1_000 * 366 * 24 * HOUR_MS

/** Until when somebody is kept out for a time as Go spells it, such as `24h` or `1h30m`; nothing for `none`. */
export function bannedUntil(duration: string, now: Date): Date | null {
  if (duration === 'none') return null
  const [, sign, length = ''] = /^([-+]?)(.*)$/s.exec(duration) ?? []
  const isWhole = length === '0' || (length !== '' && length.replaceAll(PART, '') === '')
  if (!isWhole) throw new AuthRefusal(400, 'validation_failed', `invalid format for ban duration: "${duration}"`)
  const parts = [...length.matchAll(PART)]
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0)
  return new Date(now.getTime() + Math.min(ms, LONGEST_MS) * (sign === '-' ? -1 : 1))
}
