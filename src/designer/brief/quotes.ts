export interface Quote {
  /** Without the marks. */
  text: string
  start: number
  end: number
}

const DOUBLE = /["“”]([^"“”\n]{2,600})["“”]/g
/** Single marks only where they cannot be apostrophes. */
const SINGLE = /(?<=^|[\s(:])['‘]([^'’\n]{1,300}(?:['’](?=\p{L})[^'’\n]{0,300}){0,8})['’](?=$|[\s.,;:!?)])/gmu

/** What stands between quotation marks. */
export function findQuotes(text: string): Quote[] {
  const found: Quote[] = []
  for (const pattern of [DOUBLE, SINGLE]) {
    for (const match of text.matchAll(pattern)) {
      const words = (match[1] ?? '').trim()
      const start = match.index + match[0].indexOf(words)
      const quote = { text: words, start, end: start + words.length }
      if (words && found.every(other => quote.end < other.start || quote.start > other.end)) found.push(quote)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}
