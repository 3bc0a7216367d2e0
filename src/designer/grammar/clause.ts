import { type Word, wordsIn } from './words.ts'

const FINITE = ['PresentTense', 'PastTense', 'Copula', 'Modal']
const SUBJECT = ['Noun', 'Pronoun', 'Determiner', 'Value', 'Possessive', 'Person', 'Gerund']

const has = ({ tags }: Word, ...names: string[]): boolean => names.some(name => tags.has(name))

/** Is it a verb that can carry a sentence: `opens`, `was`, `can`? Participles and bare infinitives after "to" cannot. */
function carries(words: Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]]
  // "free" is said of a price, not done to somebody.
  if (!word || !has(word, ...FINITE) || has(word, 'Gerund') || /^free$/i.test(word.text)) return false
  return (
    !(before && /^to$/i.test(before.text)) && !(has(word, 'Infinitive') && !has(word, 'Copula', 'Modal') && at === 0)
  )
}

/** Has a clause a subject and, after it, a verb that goes with it? "We open on 3 May" has; "40 hour battery" has not. */
export function isStatement(clause: string): boolean {
  const words = wordsIn(clause)
  const verb = words.findIndex((_, at) => carries(words, at))
  return verb > 0 && words.slice(0, verb).some(word => has(word, ...SUBJECT)) && !belongs(words, verb)
}

/** Does a clause only name something, by what somebody does with it: "the three candles you left behind"? */
export function isNamed(clause: string): boolean {
  const words = wordsIn(clause)
  const verb = words.findIndex((_, at) => carries(words, at))
  return verb > 1 && belongs(words, verb)
}

/** The only verb belongs to a pronoun right after a noun. */
function belongs(words: Word[], verb: number): boolean {
  const [noun, pronoun] = [words[verb - 2], words[verb - 1]]
  if (!noun || !pronoun || !has(pronoun, 'Pronoun') || !has(noun, 'Noun') || has(noun, 'Pronoun', 'Date')) return false
  return !words.some((_, at) => at > verb && carries(words, at))
}

/** The verb a clause begins with when it tells somebody to do something: `book` of "Please book by Friday". */
export function imperativeOf(clause: string): string | undefined {
  const [first, second] = wordsIn(clause.replace(/^(?:(?:please|also|then|just|and|so|kindly|do)\s+)+/i, ''))
  if (!first || !has(first, 'Infinitive', 'Imperative') || has(first, 'Copula', 'Modal')) return undefined
  return second && has(second, 'Copula', 'Modal') ? undefined : first.text.toLowerCase()
}
