import type { AccountSession } from '../../../contract/account-session.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The server notes a visit this often. */
const NOW_MS = 6 * MINUTE_MS

/** "London time, 2 hours ago". Days are those of the device, so that server and browser say the same. */
export function seenWords({ time_zone, first_seen_at, last_seen_at, is_current }: AccountSession, now: number): string {
  const words = (at: string) => whenWords(Date.parse(at), now, time_zone ?? 'UTC')
  // Only the auth service knows of it: whoever signed in has opened no page and called nothing.
  if (!is_current && !last_seen_at) return `Signed in ${words(first_seen_at)}, has opened nothing here yet`
  const when = is_current || !last_seen_at ? 'now' : words(last_seen_at)
  if (!time_zone) return when.charAt(0).toUpperCase() + when.slice(1)
  return `${placeWords(time_zone)}, ${when}`
}

/** `America/Argentina/Buenos_Aires` is "Buenos Aires time"; a zone without a place keeps its name. */
function placeWords(zone: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return city === 'UTC' ? 'UTC' : `${city} time`
}

function whenWords(at: number, now: number, timeZone: string): string {
  const past = now - at
  if (past < NOW_MS) return 'now'
  if (past < HOUR_MS) return `${Math.floor(past / MINUTE_MS)} minutes ago`
  if (past < DAY_MS) return agoWords(Math.floor(past / HOUR_MS), 'hour')
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone })
}

const agoWords = (count: number, unit: string) => (count === 1 ? `1 ${unit} ago` : `${count} ${unit}s ago`)
