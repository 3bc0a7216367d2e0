import { endOf, type Found, matches } from './found.ts'
import { SPOKEN_DAYS } from './numbers.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const DAY_MS = 86_400_000

const WEEKDAY =
  '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:(?<=mon|fri|sun|tues)day|(?<=wed)nesday|(?<=thurs)day|(?<=sat)urday)?s?\\.?'
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?'
const YEAR = '(?:,? (?:20\\d\\d)(?!\\d))'
const ORDINAL = `(?:[0-3]?\\d(?:st|nd|rd|th)(?![a-z])|(?:${[...SPOKEN_DAYS.keys()].toReversed().join('|').replaceAll(' ', '[ -]')})(?![a-z]))`
const NUMERAL = '[0-3]?\\d(?:st|nd|rd|th)(?![a-z])'
const DAY = `(?:${ORDINAL}|[0-3]?\\d(?![\\d.,:%]\\d|\\d))\\.?`
const TO = '(?: ?(?:[–—-]|/|&|\\+) ?| (?:to|till|until|and|or|through|thru) (?:the )?)'
const EDGE = '(?<![\\w£$€.#-])'

/** The forms of dates, the longest first. A form that is no date by itself ("may", "sun", "second") needs company. */
const FORMS = [
  '20\\d\\d-[01]\\d-[0-3]\\d(?!\\d)',
  `(?:${WEEKDAY},? )?(?:the )?${DAY}(?:${TO}(?:${WEEKDAY},? )?${DAY})?(?: day)?(?: of)?,? ?(?:${MONTH})${YEAR}?(?: \\d{4})?`,
  `(?:${WEEKDAY},? )?(?:${MONTH}) (?:the )?${DAY}(?:${TO}${DAY})?(?![:.]\\d|\\s?[ap]m)${YEAR}?(?:, ${WEEKDAY})?`,
  `(?:${WEEKDAY},? )?(?:[0-3]?\\d\\.[01]?\\d\\.|[0-3]?\\d/[0-3]?\\d/)(?:20)?\\d\\d(?!\\d)`,
  `(?:${WEEKDAY},? )[0-3]?\\d[./][01]?\\d(?![\\d:])`,
  `(?:${WEEKDAY},? )(?:the )?${ORDINAL}`,
  `the ${NUMERAL}(?! (?:time|one|year|class|floor|team|book|prize|place|person|story|thing|half|week|month|half|step|edition|annual|anniversary|of (?:its|their|our|his|her|the|this|a)\\b))(?=[\\s.,;:!?)]|$)`,
  `[0-3]?\\d/[01]?\\d(?![\\d/%])`,
  `(?:week (?:of|commencing) )?(?:mid|early|late|end of)[ -](?:${MONTH})`,
  `(?:every |each |this |next |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:${TO}${WEEKDAY})?(?: (?:morning|afternoon|evening|night)s?)?`,
  `${WEEKDAY}(?: ?[–&+/,-] ?| to | and )${WEEKDAY}(?:(?: ?[&+,] ?| and )${WEEKDAY})?`,
  `(?:every |each |this |next |last )(?:${WEEKDAY})|(?<=\\b(?:on|until|till|by|before|from|ends?|starts?|is|appt|til|this|and) )(?:${WEEKDAY})(?= |[.,;!)]|$)`,
  '(?:this |next |every |the )week(?:end|day)s?|weekdays',
  'to(?:day|night|morrow)(?: (?:morning|afternoon|evening|night))?|next (?:week|month|year|spring|summer|autumn|winter)|this (?:week|month|morning|afternoon|evening)',
  `(?:week|wk) \\d{1,2}(?!\\d)`,
  `(?:20[2-4]\\d )?(?:${MONTH})(?: 20\\d\\d)?(?<!\\b(?:may|mar|sun))`
]
const DATE = new RegExp(`${EDGE}(?:${FORMS.join('|')})(?![\\w%])`, 'gi')
const SHORT_WEEKDAY = new RegExp(
  `${EDGE}${WEEKDAY.replace('sun)', 'sun)(?=[ ,.])')}(?=[ ,]+(?:\\d|noon|midday|at |half |from ))`,
  'gi'
)
const JOINED = /^(?: ?[–—-] ?| to )$/

/**
 * Dates as they were typed, with ranges and weekdays. The value is the day when the brief says it surely, else what was typed.
 * @param today What "tomorrow" and a date without a year count from.
 */
export function datesIn(text: string, today: Date): Found[] {
  const found = [...matches('date', text, DATE), ...matches('date', text, SHORT_WEEKDAY)].sort(
    (a, b) => a.span.at - b.span.at
  )
  const dates: Found[] = []
  for (const { span } of found) {
    const last = dates.at(-1)
    if (last && endOf(last.span) > span.at) continue
    const joined = last !== undefined && JOINED.test(text.slice(endOf(last.span), span.at))
    const at = joined ? last.span.at : span.at
    const typed = text.slice(at, endOf(span)).replace(/[ ,.]+$/, '')
    if (joined) dates.pop()
    dates.push({ kind: 'date', span: { at, length: typed.length }, value: dayOf(typed, today) ?? typed })
  }
  return dates
}

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const numberOf = (words: string[], prefix: string): number => words.findIndex(word => word.startsWith(prefix))

/** The day a date surely names, as `2026-11-22`; `undefined` for ranges, days that recur and days that do not exist. */
export function dayOf(typed: string, today: Date): string | undefined {
  const words = typed.toLowerCase()
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  if (words === 'today' || words === 'tonight') return isoOf(midnight)
  if (/^tomorrow\b/.test(words)) return isoOf(midnight + DAY_MS)
  if (/^20\d\d-/.test(words))
    return validDay(Number(words.slice(0, 4)), Number(words.slice(5, 7)), Number(words.slice(8)))
  const dotted = /([0-3]?\d)\.([01]?\d)\.(20\d\d)$/.exec(words)
  if (dotted) return validDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
  const weekday = numberOf(WEEKDAYS, /\b(mon|tue|wed|thu|fri|sat|sun)/.exec(words)?.[1] ?? '-')
  const month =
    numberOf(
      MONTHS,
      new RegExp(`(?:^|[^a-z])(${MONTHS.map(name => name.slice(0, 3)).join('|')})`).exec(words)?.[1] ?? '-'
    ) + 1
  const days = daysNamed(words)
  const year = /20\d\d/.exec(words)?.[0]
  if (month > 0 && days.length === 1)
    return yearly(days[0] ?? 0, month, year ? Number(year) : undefined, weekday, midnight)
  const isOneWeekday = /^(?:this |next )?[a-z]+day$/.test(words) && weekday >= 0 && !words.startsWith('next')
  return isOneWeekday ? isoOf(midnight + DAY_MS * ((weekday - new Date(midnight).getUTCDay() + 7) % 7 || 7)) : undefined
}

function daysNamed(words: string): number[] {
  const digits = [...words.replace(/20\d\d/, '').matchAll(/\d+/g)].map(([day]) => Number(day))
  if (digits.length > 0) return digits
  const spoken = [...SPOKEN_DAYS].toReversed().find(([day]) => words.replaceAll('-', ' ').includes(day))
  return spoken ? [spoken[1]] : []
}

/** A day without a year is the next of its name; where its weekday is another one, nothing is sure. */
function yearly(
  day: number,
  month: number,
  year: number | undefined,
  weekday: number,
  midnight: number
): string | undefined {
  const next = new Date(midnight).getUTCFullYear()
  const years = year ? [year] : [next, next + 1]
  const iso = years
    .map(one => validDay(one, month, day))
    .find(one => one !== undefined && (year || Date.parse(one) >= midnight))
  return iso && (weekday < 0 || new Date(iso).getUTCDay() === weekday) ? iso : undefined
}

function validDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoOf(date.getTime()) : undefined
}

/** Is there a date right before a place, with nothing but a sign or "at" between? */
export const followsDate = (text: string, at: number, dates: readonly Found[]): boolean =>
  dates.some(
    ({ span }) =>
      endOf(span) <= at &&
      at - endOf(span) < 12 &&
      /^[\s,:(–-]*(?:at|from|between|@)?\s*$/i.test(text.slice(endOf(span), at))
  )
