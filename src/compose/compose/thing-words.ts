import { THINGS } from '../../email/theme/things.ts'
import names from './thing-names.json' with { type: 'json' }
import { wordsIn } from './words.ts'

/** A word without the ending that it has where it means several. */
const singular = (word: string): string => word.replace(/['’]s?$/, '').replace(/(?<=[^s])s$/, '')
const phrase = (listed: string): string => listed.split('-').map(singular).join(' ')
const phrasesOf = (list: string): string[] => list.split(' ').map(phrase)

/** The picture that a word or phrase names; phrases that mean something else than their last word have none. */
const NAMED: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  ...THINGS.flatMap(({ name, words }) => words.map(word => [phrase(word), name] as const)),
  ...phrasesOf(names.others).map(each => [each, undefined] as const)
])
/** What only holds what a name goes on with: "a box of chocolates". */
const HOLDERS: ReadonlySet<string> = new Set(phrasesOf(names.holders))
/** Sizes and the like, which may stand after what they belong to: "mug, large", "mug 300 ml". */
const SIZES: ReadonlySet<string> = new Set(phrasesOf(names.sizes))
/** What a title is bound or pressed as: "The Salt Road, paperback". */
const FORMATS: ReadonlySet<string> = new Set(phrasesOf(names.formats))
/** From here a name says what its thing is like, no longer what it is. */
const FURTHER = /[,;:(/|•–—+]|\s-\s|\s(?:with|for|in|from|by|on|at|to|w)\s/i
const LONGEST = 4

/** The words that say what a named thing is: those before anything else that is told of it, or those of what it holds. */
function wordsOf(name: string): string[] {
  const words = wordsIn(name.split(FURTHER)[0] ?? '').map(singular)
  while (words.length > 1 && (/\d/.test(words.at(-1) ?? '') || SIZES.has(words.at(-1) ?? ''))) words.pop()
  const of = words.indexOf('of')
  if (of < 0 || NAMED.has(words.join(' '))) return words
  return HOLDERS.has(words[of - 1] ?? '') ? words.slice(of + 1) : words.slice(0, of)
}

/** The longest phrase that is known at the end of words, and what shows it. */
function atEndOf(words: readonly string[]): { length: number; name: string | undefined } {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const last = words.slice(-length).join(' ')
    if (NAMED.has(last)) return { length, name: NAMED.get(last) }
  }
  return { length: 0, name: undefined }
}

/**
 * The small picture that shows what a name says: what its last words are, or where it is a title, what it is bound as, which may be
 * told beside it. None where they are two things, or nothing known.
 */
export function thingIn(name: string, told = ''): string | undefined {
  const format = [...name.split(/[,;:(]/).slice(1), told]
    .map(part => wordsIn(part).join(' '))
    .find(part => FORMATS.has(part))
  if (format) return NAMED.get(format)
  const words = wordsOf(name)
  const { length, name: found } = atEndOf(words)
  const isTwo = words.some(
    (word, at) => word === 'and' && at < words.length - length && atEndOf(words.slice(0, at)).name
  )
  return isTwo ? undefined : found
}
