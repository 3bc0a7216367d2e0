/** A word or a number of a text. `at` counts UTF-16 units. */
export interface Token {
  text: string
  at: number
  /** The signs between the word before and this one, without white space but for line breaks. */
  after: string
}

const TOKEN =
  /https?:\/\/\S*[\p{L}\d/]|[\p{Sc}#]?[\p{L}\d](?:(?:[\p{L}\p{M}\d'’&@/.+-]|(?<=\d)[,:](?=\d))*[\p{L}\d])?%?|&/gu

/** "Dr. Ruiz", "No. 18", "St. Mary": a point that ends no sentence; "Elm St." may. */
const SHORTENED = /(?:^| )(?:Dr|Mr|Mrs|Ms|Prof|Rev|Fr|[Nn]o|vs|approx|incl|Rs)$|(?:^|\b\p{Ll}\S* )(?:St|Mt)$/u

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  let from = 0
  let last = ''
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => {
    const signs = text.slice(from, index).replace(/[^\S\n]+/g, '')
    const after = signs === '.' && SHORTENED.test(last) ? '' : signs
    from = index + word.length
    last = `${last.slice(last.lastIndexOf(' ') + 1)} ${word}`.slice(-40)
    return { text: word, at: index, after }
  })
}

/** A word as it is learnt: lower case, plain apostrophes, digits as 0. */
export const plainOf = (word: string): string =>
  word.slice(0, LONGEST).toLowerCase().replaceAll('’', "'").replace(/\d/g, '0')

/** Nobody writes longer words. */
const LONGEST = 40

/** `Xx` for a capitalised word, `d` for digits, `x.x` for an address. */
export function shapeOf(word: string): string {
  const text = word.slice(0, LONGEST)
  if (/^\p{Lu}[\p{Lu}\d&-]+$/u.test(text)) return 'XX'
  if (/^\p{Lu}/u.test(text)) return 'Xx'
  if (/^[\p{Sc}#]/u.test(text)) return text.charAt(0) === '#' ? '#' : '$'
  if (/%$/.test(text)) return '%'
  if (/^\d/.test(text)) return /\p{L}/u.test(text) ? 'dx' : 'd'
  return /[@/.]/.test(text) ? 'x.x' : 'x'
}
