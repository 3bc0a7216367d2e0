import { type Shape, tokensOf } from '../tokens.ts'
import { wordSet } from '../words.ts'
import words from './words.json' with { type: 'json' }

/** A stretch of a text with a form of its own. */
export interface Fact {
  kind: Exclude<Shape, 'word' | 'quote' | 'tag' | 'hex'> | 'date'
  text: string
  at: number
  end: number
}

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?'
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`
/** As a day is written in a line, nothing more: texts are read many times over. */
const DATE = new RegExp(
  String.raw`\b(?:${WEEKDAY}\b,?(?: the)? ?)?(?:${DAY}(?: of)? ${MONTH}\b|${MONTH} ${DAY}\b)(?:,? \d{4}\b)?|\b${WEEKDAY}\b`,
  'gi'
)
const FORMLESS: ReadonlySet<string> = new Set<Shape>(['word', 'quote', 'tag', 'hex'])

/** Dates, sums, times and the like in a text, in order and apart. */
export function factsIn(text: string): Fact[] {
  const dates = [...text.matchAll(DATE)].map(({ 0: { length }, index: at }) => ({
    kind: 'date' as const,
    at,
    end: at + length
  }))
  const others = tokensOf(text)
    .filter(({ shape, at, end }) => !FORMLESS.has(shape) && !dates.some(date => at < date.end && date.at < end))
    .map(({ shape, at, end }) => ({ kind: shape as Fact['kind'], at, end }))
  return [...dates, ...others]
    .sort((one, other) => one.at - other.at)
    .map(({ kind, at, end }) => ({ kind, text: text.slice(at, end), at, end }))
}

const SMALL = wordSet(words.small)

/** The fact that a value is, when it is nothing else: "£40", "Sunday 10 May", "now 18.00". */
export function factOf(text: string): Fact | undefined {
  const [fact, ...more] = factsIn(text)
  if (!fact || more.length > 0) return undefined
  const rest = `${text.slice(0, fact.at)}${text.slice(fact.end)}`.toLowerCase()
  return rest.split(/\P{L}+/u).every(word => word === '' || SMALL.has(word)) ? fact : undefined
}

/** Figures as they are compared: "17.30" and "17:30", "£40" and "£40.00", "8" and "8pm" say the same. */
const digits = (text: string): string => (text.match(/\d+/g) ?? []).map(Number).join(' ').replace(/ 0$/, '')

/** What words of a date are, and what they say: "Sat" and "Saturday" say the same day of the week. */
const inDate = (text: string): Map<string, string> =>
  new Map(
    text.split(/[\s,]+/).flatMap(word => {
      const key = word.toLowerCase().slice(0, 3)
      if (/^\d/.test(word)) return [[word.length < 4 || /\D/.test(word) ? 'day' : 'year', digits(word)]]
      return DAYS.has(key) ? [['weekday', key]] : MONTHS.has(key) ? [['month', key]] : []
    })
  )
const DAYS = wordSet('mon tue wed thu fri sat sun')
const MONTHS = wordSet('jan feb mar apr may jun jul aug sep oct nov dec')

/** Facts that say the same in other signs; of a date, a part of it as well. */
export function isSameFact(one: Fact, other: Fact): boolean {
  if (one.kind === 'date' && other.kind === 'date') {
    const [own, said] = [inDate(one.text), inDate(other.text)]
    return [...own].every(([name, word]) => said.get(name) === word)
  }
  const isKin = one.kind === other.kind || one.kind === 'number' || (other.kind === 'number' && one.kind !== 'time')
  return isKin && digits(one.text) !== '' && digits(one.text) === digits(other.text)
}

const BARE: ReadonlySet<string> = new Set<Fact['kind']>(['money', 'percent', 'time'])
const CLOCK = /\d[.:]\d\d/

/** May one stand where the other stood? A bare number takes the place of a sum. */
export const fitsKind = (value: Fact, there: Fact): boolean =>
  value.kind === there.kind ||
  (value.kind === 'number' && BARE.has(there.kind)) ||
  (value.kind === 'time' && there.kind === 'number' && CLOCK.test(there.text))

/** A value in the form of what it stands in for: "239" for "$245" is "$239", "18.00" for "5pm" stays; of a date as much as stood there. */
export function inForm(value: Fact, there: Fact): string {
  if (value.kind === 'date' && there.kind === 'date') {
    const [said, own] = [inDate(value.text), inDate(there.text)]
    const isShorter = [...own.keys()].every(name => said.has(name)) && own.size < said.size
    return isShorter
      ? value.text
          .split(/,?\s+/)
          .filter(word => [...inDate(word).keys()].some(name => own.has(name)))
          .join(' ')
      : value.text
  }
  const isBare =
    value.kind === 'number' && there.kind !== 'number' && !(there.kind === 'time' && CLOCK.test(value.text))
  return isBare ? there.text.replace(/\d[\d.,:]*/, value.text) : value.text
}
