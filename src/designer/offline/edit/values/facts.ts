import { type Shape, tokensOf } from '../tokens.ts'

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
const DATE = new RegExp(
  String.raw`\b(?:${WEEKDAY}\b,?(?: the)? ?)?(?:${DAY}(?: of)? ${MONTH}\b|${MONTH} ${DAY}\b)(?:,? \d{4}\b)?|\b${WEEKDAY}\b`,
  'gi'
)

/** Dates, sums, times and the like in a text, in order. Of two that overlap the longer one stands. */
export function factsIn(text: string): Fact[] {
  const dates = [...text.matchAll(DATE)].map(
    ({ 0: form, index }): Fact => ({ kind: 'date', text: form, at: index, end: index + form.length })
  )
  const others = tokensOf(text).flatMap(({ shape, at, end }): Fact[] =>
    shape === 'word' || shape === 'quote' || shape === 'tag' || shape === 'hex'
      ? []
      : [{ kind: shape, text: text.slice(at, end), at, end }]
  )
  const free = others.filter(({ at, end }) => !dates.some(date => at < date.end && date.at < end))
  return [...dates, ...free].sort((one, other) => one.at - other.at)
}

/** The fact that a value is, when it is nothing else: "£40", "Sunday 10 May", "now 18.00". */
export function factOf(text: string): Fact | undefined {
  const [fact, ...more] = factsIn(text)
  const rest = fact ? `${text.slice(0, fact.at)}${text.slice(fact.end)}` : text
  return fact && more.length === 0 && (rest.match(/\p{L}+/gu) ?? []).every(word => SMALL.has(word.toLowerCase()))
    ? fact
    : undefined
}

const SMALL: ReadonlySet<string> = new Set(
  'now at from on the just only about is it to of by o clock again and sharp until till'.split(' ')
)

/** Facts that say the same in other signs: "17.30" and "17:30", "£40" and "£40.00", "8" and "8pm". */
export const isSameFact = (one: Fact, other: Fact): boolean =>
  digits(one.text) !== '' &&
  digits(one.text) === digits(other.text) &&
  (one.kind === other.kind || one.kind === 'number' || (other.kind === 'number' && one.kind !== 'time'))

const digits = (text: string): string =>
  text
    .replace(/[^\d]+/g, ' ')
    .trim()
    .replace(/ 00$/, '')
    .replace(/^0+(?=\d)/, '')

/** Kinds that may stand for each other when a value is put where another stood: a bare number takes the place of a sum. */
export const fitsKind = (value: Fact, there: Fact): boolean =>
  value.kind === there.kind ||
  (value.kind === 'number' && /^(?:money|percent|time)$/.test(there.kind)) ||
  (value.kind === 'time' && there.kind === 'number' && /^\d{1,2}[.:]\d{2}$/.test(there.text))

/** A value in the form of what it stands in for: "239" for "$245" is "$239", "18.00" for "5pm" stays. */
export function inForm(value: Fact, there: Fact): string {
  if (value.kind !== 'number' || there.kind === 'number') return value.text
  const number = /\d[\d.,:]*/
  return there.kind === 'money' || there.kind === 'percent' || !/[.:]\d\d/.test(value.text)
    ? there.text.replace(number, value.text)
    : value.text
}
