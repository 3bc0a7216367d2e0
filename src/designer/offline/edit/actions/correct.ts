import type { Operation } from '../../../../email/operations/operation.ts'
import { edits } from '../../../../email/sections/nearest.ts'
import type { Job } from '../job.ts'
import type { Part } from '../part.ts'
import { asText, replaceWords, saysWords, setText, signAfter, written } from '../reword.ts'
import { type Fact, factOf, factsIn, fitsKind, inForm, isSameFact } from '../values/facts.ts'
import { type Phrase, phrasesFor } from '../wishes.ts'

/**
 * What corrects some parts. The old words, or the same fact in other signs, give way; where none are said, the one fact of
 * its kind, or the one name that is almost written like that.
 * @param all Every part of the email, when `parts` are those that were named.
 */
export function corrections({ wish, text }: Job, parts: readonly Part[], all: readonly Part[]): Operation[] {
  const [values, olds] = [phrasesFor(wish, 'value'), phrasesFor(wish, 'old')]
  const found =
    olds.length > 0
      ? olds.flatMap((old, at) => instead(parts, values[Math.min(at, values.length - 1)] as Phrase, old, text))
      : all.length > 0
        ? values.flatMap(value => onlyFact(parts, value.text, all))
        : spelling(parts, values[0]?.text ?? '')
  // Two corrections of one text were made from the same words, so only the later can stand.
  return [...new Map(found.map(each => ['ref' in each ? each.ref : Object.keys(each).join(), each])).values()]
}

const bare = ({ text, tokens }: Phrase): string => (tokens.length === 1 ? (tokens[0]?.text ?? text) : text)

/** The old words, as they are or as the same fact in other signs, give way to the new ones; of texts that are nothing else, only those. */
function instead(parts: readonly Part[], value: Phrase, old: Phrase, said: string): Operation[] {
  const [now, was] = [bare(value), bare(old)]
  const [fact, last] = [factOf(now) ?? factsIn(now)[0], factOf(was)]
  const isWhole = (part: Part): boolean => written(part).trim().length === was.length
  const areDates = fact?.kind === 'date' && last?.kind === 'date'
  const saying = areDates || last?.kind === 'number' ? [] : parts.filter(part => saysWords(part, was))
  const whole = last ? [] : saying.filter(isWhole)
  if (saying.length > 0)
    return (whole.length > 0 ? whole : saying).map(part =>
      isWhole(part)
        ? setText(part, asText(now, written(part), signAfter(said, value)))
        : replaceWords(part, withTail(part, was, now), now)
    )
  if (!fact || !last || (fact.text !== now && !factOf(now) && last.kind !== 'number')) return []
  const fits = (each: Fact): boolean =>
    last.kind === 'number' ? each.kind !== 'date' && fitsKind(fact, each) : last.kind !== 'date' || each.kind === 'date'
  return withFacts(parts, each => (isSameFact(each, last) && fits(each) ? inForm(fact, each) : undefined))
}

/** "Paula Emery, not Paul": what follows in the new words and stands after the old ones gives way with them. */
function withTail(part: Part, was: string, now: string): string {
  const words = now.split(' ')
  const tails = words.map((_, at) => `${was} ${words.slice(at + 1).join(' ')}`).slice(0, -1)
  return tails.find(tail => saysWords(part, tail)) ?? was
}

/** The one fact of its kind in the parts that are named; a date is corrected everywhere. */
function onlyFact(parts: readonly Part[], value: string, all: readonly Part[]): Operation[] {
  const [only, ...more] = factsIn(value)
  const fact = factOf(value) ?? (more.length === 0 ? only : undefined)
  if (!fact) return []
  const there = parts
    .filter(({ name }) => name !== 'was')
    .flatMap(part => factsIn(written(part)).map(each => ({ part, each })))
  const fitting = there.filter(({ each }) => fitsKind(fact, each))
  const exact = fitting.filter(({ each }) => each.kind === fact.kind)
  const meant = exact.length > 0 ? exact : fitting
  const first = meant[0]?.each
  if (!first || meant.some(({ each }) => each.text !== first.text)) return []
  const places = fact.kind === 'date' ? all : [...new Set(meant.map(({ part }) => part))]
  return withFacts(places, each => (each.text === first.text ? inForm(fact, each) : undefined))
}

/** The parts in which facts give way to others. */
const withFacts = (parts: readonly Part[], next: (fact: Fact) => string | undefined): Operation[] =>
  parts.flatMap(part => {
    const text = written(part)
    const said = factsIn(text).reduceRight(
      (now, fact) => `${now.slice(0, fact.at)}${next(fact) ?? fact.text}${now.slice(fact.end)}`,
      text
    )
    return said === text ? [] : [setText(part, said)]
  })

const NAME = /\p{L}[\p{L}'’-]+/gu

/** "it's Ngosi with an s": the name in the email that is almost written like that. */
function spelling(parts: readonly Part[], value: string): Operation[] {
  const words = value.match(NAME) ?? []
  if (factsIn(value).length > 0) return []
  const there = new Set(parts.flatMap(part => written(part).match(NAME) ?? []))
  for (const word of words) {
    const [wrong, ...others] = [...there].filter(each => isMisspelt(each, word))
    if (wrong && others.length === 0 && !there.has(word))
      return parts.filter(part => saysWords(part, wrong)).map(part => replaceWords(part, wrong, word))
  }
  return []
}

const isMisspelt = (there: string, right: string): boolean => {
  const [one, other] = [there.toLowerCase(), right.toLowerCase()]
  const isName = there.charAt(0) !== one.charAt(0) && right.length >= 4
  return isName && one !== other && edits(one, other) <= (right.length > 6 ? 2 : 1)
}
