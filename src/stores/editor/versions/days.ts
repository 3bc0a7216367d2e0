import type { VersionAnswer } from '../../../contract/version.ts'

/** Where and how somebody reads times; the browser's own unless given. */
export interface Reader {
  now: Date
  language?: string
  timeZone?: string
}

/** The versions of one day. */
export interface VersionDay {
  heading: string
  versions: VersionAnswer[]
}

/** Versions by the days of whoever reads them, in the order given: Today, Yesterday, then dates. */
export function byDays(versions: readonly VersionAnswer[], reader: Reader): VersionDay[] {
  const days: VersionDay[] = []
  for (const version of versions) {
    const heading = dayOf(version.created_at, reader)
    const last = days.at(-1)
    if (last?.heading === heading) last.versions.push(version)
    else days.push({ heading, versions: [version] })
  }
  return days
}

/** "16:40", or "4:40 PM" where that is the custom. `at` is ISO 8601. */
export function timeOf(at: string, { language, timeZone }: Omit<Reader, 'now'> = {}): string {
  const options = { hour: 'numeric', minute: '2-digit', ...(timeZone !== undefined && { timeZone }) } as const
  return new Intl.DateTimeFormat(language, options).format(new Date(at))
}

/** "Yesterday, 16:40". */
export const momentOf = (at: string, reader: Reader): string => `${dayOf(at, reader)}, ${timeOf(at, reader)}`

function dayOf(at: string, { now, language, timeZone }: Reader): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  // In this notation days compare as text, whatever the language.
  const plain = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...zone })
  const day = plain.format(new Date(at))
  const today = plain.format(now)
  if (day === today) return 'Today'
  if (day === dayBefore(today)) return 'Yesterday'
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...year, ...zone }).format(new Date(at))
}

function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return before.toISOString().slice(0, 10)
}
