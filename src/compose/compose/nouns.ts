import { capitalise, tidy } from './words.ts'

const ARTICLE = /^(?:an?|the|our|my|your|their|some)\s+/i
/** Words that need no article: a name for one day or owner, "this week's prices". */
const OWNED = /^(?:this|these|that|those|his|her|its|\S+['’]s|\S+s['’])\s/i
/** Words that begin or hold together a clause: what has one is no noun phrase that copy could be built round. */
const CLAUSE =
  /^(?:do|does|did|can|could|how|what|why|where|we|you|they|it|it's|its|he|she|who|that|this|there|get|gets|give|gives|take|takes|join|come|is|are|was|has|have|will|please|if|when|because|and|or|but|to|for|with|in|on|at|by|of|from|about)\b|\s(?:we|you|they|we're|you're|is|are|was|were|will|has|have|because|which|who)\s|\b(?:begins?|starts?|ends?|opens?|closes?|runs?|moves?|resumes?|continues?|takes? place)$/i
const PARTED = /[.!?:]\s|[;|{}\n]/

/** What stands in copy as a noun phrase, without its article; `undefined` when the words are no such thing. */
export function nounPhrase(words: string, longest = 48): string | undefined {
  const bare = withoutArticle(unpaired(tidy(words))).replace(/[.!?]{1,9}$/, '')
  const fits = bare.length > 1 && bare.length <= longest && bare.toLowerCase() !== bare.toUpperCase()
  return fits && !PARTED.test(bare) && !CLAUSE.test(bare) ? calm(bare) : undefined
}

/** A quotation mark that nothing closes goes. */
const unpaired = (words: string): string => (words.split('"').length === 2 ? words.replace('"', '') : words)

/** Words typed in capitals are not meant to be shouted; short ones may be abbreviations. */
const calm = (words: string): string =>
  words === words.toUpperCase() && words.includes(' ')
    ? capitalise(words.replace(/\p{Lu}{4,}/gu, word => word.toLowerCase()))
    : words

/** Words that only join others. */
export const SMALL: ReadonlySet<string> = new Set('a an and at by de for from in of on or the to with &'.split(' '))

/** Does a name or a figure come first? */
export const isNamed = (words: string): boolean => /^["“‘'(]?[\p{Lu}\p{N}]/u.test(words)

/** Is it the name of something, as "Harbour Film Nights" is and "summer menu" is not? */
export const isName = (words: string): boolean => words.split(' ').every(word => SMALL.has(word) || isNamed(word))

/** "summer menu" of "the summer menu". */
const withoutArticle = (words: string): string => words.replace(ARTICLE, '')

const standsAlone = (words: string): boolean => isName(words) || OWNED.test(words)

/** "the summer menu", but "Harbour Film Nights" and "this week's prices". */
export const withThe = (words: string): string => (standsAlone(words) ? words : `the ${words}`)
