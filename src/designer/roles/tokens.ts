/** A word or a number of a text. `at` counts UTF-16 units. */
export interface Token {
  text: string
  at: number
  /** The signs between the word before and this one, without white space but for line breaks. */
  after: string
}

const TOKEN = /https?:\/\/\S*[\p{L}\d/]|[£$€₹#]?[\p{L}\d](?:(?:[\p{L}\d'’&@/.+-]|(?<=\d)[,:](?=\d))*[\p{L}\d])?%?|&/gu

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  let from = 0
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => {
    const after = text.slice(from, index).replace(/[^\S\n]+/g, '')
    from = index + word.length
    return { text: word, at: index, after }
  })
}
