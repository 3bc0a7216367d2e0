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
const DAY = `(?:${ORDINAL}|[0-3]?\\d(?![\\d.,:%]\\d|\\d))\\.?`
const TO = '(?: ?(?:[–—-]|/|&|\\+) ?| (?:to|till|until|and|or|through|thru) (?:the )?)'

/** The forms of dates, the longest first. A form that is no date by itself ("may", "sun", "second") needs company. */
const FORMS = [
  '20\\d\\d-[01]\\d-[0-3]\\d(?!\\d)',
  `(?:${WEEKDAY},? )?(?:the )?${DAY}(?:${TO}(?:${WEEKDAY},? )?${DAY})?(?: day)?(?: of)?,? ?(?:${MONTH})${YEAR}?(?: \\d{4})?`,
  `(?:${WEEKDAY},? )?(?:${MONTH}) (?:the )?${DAY}(?:${TO}${DAY})?(?![:.]\\d|\\s?[ap]m)${YEAR}?(?:, ${WEEKDAY})?`,
  `(?:${WEEKDAY},? )?(?:[0-3]?\\d\\.[01]?\\d\\.|[0-3]?\\d/[0-3]?\\d/)(?:20)?\\d\\d(?!\\d)`,
  `${WEEKDAY} [0-3]?\\d/[01]?\\d(?![/\\d])`,
  `${WEEKDAY},? (?:the )?[0-3]?\\d(?:st|nd|rd|th)(?![a-z])`,
  `${WEEKDAY}(?=,? (?:at |from )?(?:noon\\b|half\\b|\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m\\b|\\d{1,2}[:.]\\d\\d))`,
  `(?:every |each |this |next |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:${TO}${WEEKDAY})?(?: (?:morning|afternoon|evening|night)s?)?`,
  `${WEEKDAY}(?: ?[–&+/,-] ?| to | and )${WEEKDAY}(?:(?: ?[&+,] ?| and )${WEEKDAY})?`,
  '(?<=\\b(?:on|by|before|until|till|from|after) )(?:WEEKDAY,? )?the [0-3]?\\d(?:st|nd|rd|th)(?! [a-z])'.replace(
    'WEEKDAY',
    WEEKDAY
  ),
  'to(?:day|night|morrow)(?: (?:morning|afternoon|evening|night))?|next (?:week|month|year|spring|summer|autumn|winter)|this (?:week|month|morning|afternoon|evening)',
  `(?:20[2-4]\\d )?(?:${MONTH})(?: 20\\d\\d)?(?<!\\b(?:may|mar|sun))`
]
const DATE = new RegExp(`(?<![\\w£$€.#-])(?:${FORMS.join('|')})(?![\\w%])`, 'gi')
const JOINED = /^(?: ?[–—-] ?| to )$/

/**
 * Dates as they were typed, with ranges and weekdays. The value is the day when the brief says it surely, else what was typed.
 * @param today What "tomorrow" and a date without a year count from.
 */
export function datesIn(text: string, today: Date): Found[] {
  const dates: Found[] = []
  for (const { span } of matches('date', text, DATE)) {
    const last = dates.at(-1)
    const joined = last !== undefined && JOINED.test(text.slice(endOf(last.span), span.at))
    const at = joined ? last.span.at : span.at
    const typed = text.slice(at, endOf(span)).replace(/[ ,.]+$/, '')
    if (joined) dates.pop()
    dates.push({ kind: 'date', span: { at, length: typed.length }, value: dayOf(typed, today) ?? typed })
  }
  return dates
}

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day a date surely names, as `2026-11-22`; `undefined` for ranges, days that recur and days that do not exist. */
export function dayOf(typed: string, today: Date): string | undefined {
  const words = typed.toLowerCase()
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  if (words === 'today' || words === 'tonight') return isoOf(midnight)
  if (words.startsWith('tomorrow')) return isoOf(midnight + DAY_MS)
  const weekday = WEEKDAYS.findIndex(name => words.includes(name.slice(0, 3)))
  const numbers = (words.match(/\d+/g) ?? []).map(Number)
  const [first = 0, second = 0, third = 0] = numbers
  if (numbers.length === 3 && first > 31) return validDay(first, second, third)
  if (numbers.length === 3 && words.includes('.')) return validDay(third, second, first)
  const month = MONTHS.findIndex(name => words.includes(name.slice(0, 3))) + 1
  if (month > 0) return inMonth(words, numbers, month, weekday, midnight)
  const isOne = weekday >= 0 && words.replace('this ', '') === WEEKDAYS[weekday]
  return isOne ? isoOf(midnight + DAY_MS * ((weekday - new Date(midnight).getUTCDay() + 7) % 7 || 7)) : undefined
}

/** A day without a year is the next of its name; where its weekday is another one, nothing is sure. */
function inMonth(words: string, numbers: number[], month: number, weekday: number, midnight: number) {
  const spoken = [...SPOKEN_DAYS].findLast(([day]) => words.replaceAll('-', ' ').includes(day))?.[1]
  const [day = spoken, other] = numbers.filter(number => number < 100)
  if (day === undefined || other !== undefined) return undefined
  const year = numbers.find(number => number > 99)
  const next = new Date(midnight).getUTCFullYear()
  const iso = (year ? [year] : [next, next + 1])
    .map(one => validDay(one, month, day))
    .find(one => one !== undefined && (year || Date.parse(one) >= midnight))
  return iso && (weekday < 0 || new Date(iso).getUTCDay() === weekday) ? iso : undefined
}

function validDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoOf(date.getTime()) : undefined
}
