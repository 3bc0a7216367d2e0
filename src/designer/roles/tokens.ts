/** A word or a number of a text. `at` counts UTF-16 units. */
export interface Token {
  text: string
  at: number
  /** The signs between the word before and this one, without white space but for line breaks. */
  after: string
}

const TOKEN = /https?:\/\/\S*[\p{L}\d/]|[£$€₹#]?[\p{L}\d](?:(?:[\p{L}\d'’&@/.+-]|(?<=\d)[,:](?=\d))*[\p{L}\d])?%?|&/gu

/** "Dr. Ruiz", "No. 18", "St. Mary": a point that ends no sentence; "Elm St." may. */
const SHORTENED = /(?:^| )(?:Dr|Mr|Mrs|Ms|Prof|Rev|Fr|[Nn]o|vs|approx|incl)$|(?:^|\b\p{Ll}\S* )(?:St|Mt)$/u

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  let from = 0
  let last = ''
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => {
    const signs = text.slice(from, index).replace(/[^\S\n]+/g, '')
    const after = signs === '.' && SHORTENED.test(last) ? '' : signs
    from = index + word.length
    last = `${last.split(' ').at(-1)} ${word}`
    return { text: word, at: index, after }
  })
}
