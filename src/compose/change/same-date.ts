import words from './date-words.json' with { type: 'json' }

/** A day as it is written, part by part: `Sat`, `14th`, `March`, `2026`. */
interface WrittenDate {
  from: number
  to: number
  weekday?: string
  day: string
  month: string
  year?: string
}

/** Full and short ways to write a name of the calendar. */
const shortOnes = (names: readonly string[], shorter: RegExp): string =>
  names.map(name => name.replace(shorter, (_, head, tail) => `${head}(?:${tail})?`)).join('|')

const MONTH = shortOnes([...words.months], /^(.{3})(.+)$/)
const WEEKDAY = shortOnes([...words.weekdays], /^(.{3})(.+)$/)
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const AROUND = [
  String.raw`(?:\b(?<weekday>${WEEKDAY})\.?,?\s+(?:the\s+)?)?`,
  String.raw`(?:,?\s+(?<year>\d{4})\b)?`
] as const
const PATTERNS = [
  String.raw`\b${DAY}\s+(?:of\s+)?(?<month>${MONTH})\b`,
  String.raw`\b(?<month>${MONTH})\s+${DAY}\b`
].map(inner => new RegExp(`${AROUND[0]}${inner}${AROUND[1]}`, 'gi'))

/** Days with their month in a text. */
export function datesIn(text: string): WrittenDate[] {
  return PATTERNS.flatMap(pattern =>
    [...text.matchAll(pattern)].map(match => {
      const { weekday, day = '', month = '', year } = match.groups ?? {}
      const { index } = match
      return {
        from: index,
        to: index + match[0].length,
        day,
        month,
        ...(weekday && { weekday }),
        ...(year && { year })
      }
    })
  )
}

const isSameName = (one: string, other: string): boolean =>
  one.slice(0, 3).toLowerCase() === other.slice(0, 3).toLowerCase()

const isSameDay = (one: WrittenDate, other: WrittenDate): boolean =>
  Number(one.day) === Number(other.day) &&
  isSameName(one.month, other.month) &&
  (one.year === undefined || other.year === undefined || one.year === other.year)

/** Where a text says the day of a value in another way, and how it would say the day of another value; nothing where it does not. */
export function sameDateIn(
  text: string,
  value: string,
  after: string
): { from: number; to: number; next: string } | undefined {
  const [own, ...more] = datesIn(value)
  const [next] = datesIn(after)
  const found = own && more.length === 0 ? datesIn(text).find(each => isSameDay(each, own)) : undefined
  if (!found) return undefined
  const said = text.slice(found.from, found.to)
  return { from: found.from, to: found.to, next: next ? inForm(found, said, next) : after }
}

const NAMES = { weekday: words.weekdays, month: words.months }

/** A name as long as another is, short or in full. */
function nameLike(said: string, next: string, kind: keyof typeof NAMES): string {
  const full = NAMES[kind].find(name => isSameName(name, next)) ?? next
  const name = said.length > 4 ? full : full.slice(0, 3)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A day written as another one is: with its weekday or without, names short or in full. */
function inForm(found: WrittenDate, said: string, next: WrittenDate): string {
  const month = said.replace(
    new RegExp(String.raw`\b${found.month}\b`, 'i'),
    nameLike(found.month, next.month, 'month')
  )
  const day = month.replace(/\d{1,2}(?:st|nd|rd|th)?(?!\d)/i, next.day)
  if (!found.weekday) return day
  if (next.weekday) return day.replace(found.weekday, nameLike(found.weekday, next.weekday, 'weekday'))
  return day.replace(new RegExp(String.raw`^${found.weekday}\.?,?\s+(?:the\s+)?`, 'i'), '')
}
