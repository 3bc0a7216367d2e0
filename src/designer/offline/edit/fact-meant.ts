import { entriesOf, type FactEntry, fieldOf } from '../../../compose/change/fact-paths.ts'
import { isOnly, says } from '../../../compose/change/value-pattern.ts'
import type { EmailFacts } from '../../../compose/email-facts.ts'
import NOUNS from './fact-nouns.json' with { type: 'json' }
import { factOf, isSameFact } from './values/facts.ts'
import { conceptsOf } from './vocabulary.ts'
import { type Phrase, phrasesFor, type Wish } from './wishes.ts'
import { wordSet } from './words.ts'

const WORDS = Object.entries(NOUNS).map(([key, words]) => ({ key, words: wordSet(words) }))

/** A path without numbers: `occasions.date`. */
const keyOf = (path: string): string => path.replace(/\.\d+/g, '')

/** The words of a wish besides the new value. */
const wordsBeside = ({ tokens }: Wish, value: Phrase): string[] =>
  tokens.filter(token => !value.tokens.includes(token)).map(({ key }) => key)

/**
 * The fact that a wish for another value means: by the old value, by what such facts are called ("the code", "it starts at"), by the
 * name of its thing or row, or because it is the only day. Nothing where none is meant, several are, or a part of the email is named.
 */
export function factMeant(facts: EmailFacts, wish: Wish, value: Phrase): FactEntry | undefined {
  const entries = withOpenPrices(facts)
  const keys = wordsBeside(wish, value)
  const own = named(entries, facts, wish)
  if (own) return own
  if (namesAPart(wish, entries)) return undefined
  const [old, ...more] = phrasesFor(wish, 'old')
  if (more.length > 0) return undefined
  if (old) return onlyOne(entries.filter(isOld(old.text)))
  const targets = phrasesFor(wish, 'target')
  const said = entries.filter(entry => targets.some(({ text }) => isOld(text)(entry)))
  return onlyOne(said.length > 0 ? said : byNoun(entries, keys, value))
}

const onlyOne = (entries: readonly FactEntry[]): FactEntry | undefined =>
  new Set(entries.map(({ value }) => value)).size === 1 ? entries[0] : undefined

/** A price that is not said yet is a fact to correct as well. */
const withOpenPrices = (facts: EmailFacts): FactEntry[] => [
  ...entriesOf(facts),
  ...facts.things.flatMap(({ price }, at) => (price === undefined ? [{ path: `things.${at}.price`, value: '' }] : []))
]

/** "Tomato costs £6", "the order number is 4472": the sum of the one thing, or the value of the one row, that is named. */
function named(entries: readonly FactEntry[], facts: EmailFacts, wish: Wish): FactEntry | undefined {
  const [value] = phrasesFor(wish, 'value')
  const beside = value ? wish.said.replace(value.text, ' ') : wish.said
  const isSum = ['money', 'number'].includes(factOf(value?.text ?? '')?.kind ?? '')
  const things = facts.things.flatMap(({ name }, at) => (isSum && says(beside, name) ? [`things.${at}.price`] : []))
  const rows = facts.rows.flatMap(({ label }, at) => (says(beside, label) ? [`rows.${at}.value`] : []))
  const [path, ...more] = [...things, ...rows]
  return more.length === 0 ? entries.find(each => each.path === path) : undefined
}

const isOld =
  (old: string) =>
  ({ value, path }: FactEntry): boolean => {
    const [fact, other] = [factOf(old), factOf(value)]
    const isDay = fact?.kind === 'date' && other?.kind === 'date' && isSameFact(fact, other)
    return VALUES.has(fieldOf(path)) && (isOnly(value, old) || isDay)
  }

const VALUES: ReadonlySet<string> = new Set(['sender', 'occasions', 'offer', 'rows', 'figures'])

/** Facts that are called as the wish says; a day that nothing is said of is that of an occasion. */
function byNoun(entries: readonly FactEntry[], keys: readonly string[], value: Phrase): FactEntry[] {
  const called = WORDS.filter(({ words }) => keys.some(key => words.has(key))).map(({ key }) => key)
  const kind = factOf(value.text)?.kind
  const fitting = entries.filter(each => fits(each, kind))
  const own = fitting.filter(({ path }) => called.includes(keyOf(path)))
  const isDay = kind === 'date' && called.length === 0
  return own.length > 0 || !isDay ? own : fitting.filter(({ path }) => keyOf(path) === 'occasions.date')
}

/** A day gives way to a day, a time to a time; words to words. */
function fits({ path, value }: FactEntry, kind: string | undefined): boolean {
  const there = factOf(value)?.kind
  if (/\.(?:date|time|end|until)$/.test(path)) return there === undefined || kind === there
  return keyOf(path) !== 'things.price'
}

/** "the date in the footer" is about a part: its other words name what an email is made of. */
function namesAPart(wish: Wish, entries: readonly FactEntry[]): boolean {
  const tokens = phrasesFor(wish, 'target').flatMap(each => each.tokens)
  return tokens.some(({ key, text }) => {
    const isNoun = WORDS.some(({ words }) => words.has(key))
    const isValue = entries.some(({ value }) => says(value, text))
    return !isNoun && !isValue && [...conceptsOf([key])].some(concept => /^(?:kind|slot|element):/.test(concept))
  })
}
