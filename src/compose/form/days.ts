import SAYS from './faults.json' with { type: 'json' }

const MONTHS = Object.keys(SAYS.months)
const LENGTHS = Object.values(SAYS.months)
const MONTH = `(${MONTHS.join('|')})[a-z]*`
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b\\.?(?:,?\\s+(\\d{4}))?`, 'gi')
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)(?:,?\\s+(\\d{4}))?`, 'gi')
const NUMBERS = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g
const TIME = /\b(\d{1,2})[:.](\d{2})\b/g

/** The first day in a text that no calendar has: `31 February`, `2026-02-30`. */
export function impossibleDay(text: string): string | undefined {
  const found = [
    ...[...text.matchAll(DAY_FIRST)].map(([words, day, month, year]) => ({ words, day, month, year })),
    ...[...text.matchAll(MONTH_FIRST)].map(([words, month, day, year]) => ({ words, day, month, year })),
    ...[...text.matchAll(NUMBERS)].map(([words, year, month, day]) => ({ words, day, month, year }))
  ]
  return found.find(({ day, month = '', year }) => !isDay(Number(day), monthOf(month), year))?.words
}

const monthOf = (month: string) =>
  /\d/.test(month) ? Number(month) - 1 : MONTHS.indexOf(month.slice(0, 3).toLowerCase())

/** Whether a month has a day; without a year, in some year. */
function isDay(day: number, month: number, year: string | undefined): boolean {
  const length = month === 1 && year && !isLeap(Number(year)) ? 28 : LENGTHS[month]
  return length !== undefined && day >= 1 && day <= length
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The first time in a text that no clock shows: `25:00`, `9.75`. */
export const impossibleTime = (text: string): string | undefined =>
  [...text.matchAll(TIME)].find(([, hours, minutes]) => Number(hours) > 24 || Number(minutes) > 59)?.[0]
