import { entitiesIn } from '../../reading/entities/find-entities.ts'
import type { Found } from '../../reading/entities/found.ts'
import type { Finding } from './finding.ts'
import type { Material } from './material.ts'

/** Of more numbers not all pairs are tried. */
const MOST_NUMBERS = 60
const NUMBER = /\d+(?:[.,'’ ]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?/g

/**
 * Sums of money and shares that nobody gave and that do not follow from what was given. What is said in words may stand in figures;
 * days are not judged, since whoever writes "this Friday" is rightly answered with a date.
 */
export function figureFindings(text: string, material: Material): Finding[] {
  const given = entitiesIn(material.text, material.today).filter(isFigure)
  if (given.some(({ value }) => !/\d/.test(value)) || IN_WORDS.test(material.text)) return []
  const isKnown = derivedFrom(numbersOf(given, 'money'), numbersOf(given, 'percent'))
  const written = new Set(numbersIn(material.text))
  const found = entitiesIn(text, material.today)
    .filter(isFigure)
    .filter(({ kind, value }) => numbersIn(value).some(number => !written.has(number) && !isKnown[kind](number)))
  return [...new Set(found.map(({ value }) => value.trim()))].map(value => ({
    kind: 'figure',
    reason: `${value} is in the email, and the brief does not say it. Write what the brief says, or take it out.`,
    plain: `${value} is not in your brief: check it before you send.`
  }))
}

interface Figure extends Found {
  kind: 'money' | 'percent'
}

const isFigure = (found: Found): found is Figure => found.kind === 'money' || found.kind === 'percent'

/** Shares in words: "half price", "a third off", "doppelt". */
const IN_WORDS =
  /\b(?:half|third|quarter|double|triple|halb\w*|drittel|viertel|doppelt\w*|moitié|demi\w*|tiers|quart|mitad|tercio|metà|metade)\b|\b(?:per ?cent|prozent|pour ?cent|por ?ciento|per cento)\b/i

const numbersIn = (text: string): number[] => (text.match(NUMBER) ?? []).map(readNumber)

/** `1.250,00`, `1,250.00` and `1 250` alike. */
function readNumber(written: string): number {
  const [, whole = written, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(written) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`)
}

const numbersOf = (given: readonly Found[], kind: Found['kind']): number[] =>
  [...new Set(given.filter(one => one.kind === kind).flatMap(({ value }) => numbersIn(value)))].slice(0, MOST_NUMBERS)

/** So many of a thing at most, or so many months, are reckoned. */
const DOZEN = 12

/** Tells whether a number follows from sums and shares: their total, what lies between two, so many times one, what a share takes or leaves. */
function derivedFrom(
  sums: readonly number[],
  shares: readonly number[]
): Record<Figure['kind'], (number: number) => boolean> {
  const total = sums.reduce((sum, each) => sum + each, 0)
  const fromOne = sums.flatMap(sum => [
    ...Array.from({ length: DOZEN }, (_, at) => sum * (at + 1)),
    ...shares.flatMap(share => [(sum * share) / 100, sum * (1 - share / 100)])
  ])
  const fromTwo = sums.flatMap(a => sums.flatMap(b => [a + b, a - b]))
  const sharesOfTwo = sums.flatMap(a => sums.map(b => (1 - b / a) * 100))
  const isNear = (all: readonly number[], by: number) => (number: number) =>
    all.some(each => Math.abs(each - number) < by)
  return {
    money: isNear([0, total, ...fromOne, ...fromTwo], CENT),
    percent: isNear([0, 100, ...shares.map(share => 100 - share), ...sharesOfTwo], 1)
  }
}

/** Sums are rounded to it. */
const CENT = 0.011
