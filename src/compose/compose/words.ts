/** White space made even, edges without joining signs. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^ ?[,;:–—]? ?/, '')
    .replace(/[ ,;:–—]$/, '')
    .trim()

/** A first capital, but for words that have capitals or figures of their own further on, as in "iPad" and "kb-4471". */
export const capitalise = (text: string): string =>
  /^(?:\p{Ll}{1,20}\p{Lu}|\S{1,40}\d)/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** How a sentence goes on in the middle of another: without its full stop, and without its capital where no name has it. */
export const lowered = (text: string): string =>
  unstopped(/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** Does a sign end the words? A comma ends a greeting. */
export const isEnded = (words: string): boolean => /[.!?…:,]["”’)]?$/.test(words)

/** Words as a sentence: a capital first, and a full stop where no sign ends it. */
export function sentence(text: string): string {
  const words = capitalise(text.trim())
  return isEnded(words) || words === '' ? words : `${words}.`
}

/** Words of a heading or a point: without the full stop that ends them. */
export const unstopped = (text: string): string =>
  text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1) : text

/** Words as a point of a list or a title: a capital first, no full stop. */
export const point = (text: string): string => capitalise(unstopped(text.trim()))

/** Letters and digits alone, to see whether some words stand in others. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Do words stand in others, whatever the signs and capitals? */
export const isIn = (words: string, others: string): boolean =>
  bare(words) !== '' && ` ${bare(others)} `.includes(` ${bare(words)} `)

/** The words of a text in small letters, without the signs between them. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** The end of a sentence; a short word with a capital is short for something: "Dr. Senani". */
const ENDED = /(?<=[.!?]["”’)]?)(?<!\b\p{Lu}\p{Ll}{0,2}\.)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u

/** The sentences of a paragraph. */
export const sentencesOf = (text: string): string[] => text.split(ENDED)

/** Items in parts of nearly the same size, none of which has more than `most`. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const size = Math.ceil(items.length / Math.max(1, Math.ceil(items.length / most)))
  return Array.from({ length: Math.ceil(items.length / (size || 1)) }, (_, at) =>
    items.slice(at * size, (at + 1) * size)
  )
}

const LONGEST_POINT = 70

/** A fragment such as "Free parking", which stands in a list of points rather than in a paragraph. */
export const isPoint = (words: string): boolean =>
  !isEnded(words) && words.length <= LONGEST_POINT && !words.includes('\n')
