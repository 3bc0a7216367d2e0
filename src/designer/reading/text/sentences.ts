import { endOf, type Found, within } from '../entities/found.ts'
import type { Span } from '../reading.ts'
import type { Line } from './lines.ts'

/** A sentence of the view, or a line without one. */
export interface Sentence {
  span: Span
  line: Line
  /** Does it end with a sign that ends sentences? */
  closed: boolean
}

const ENDS = /[.!?…]+["')\]]*(?=\s+(?!\p{Ll}{0,3}\b\s?$)["'([]?[\p{Lu}\d"'([]|\s+\p{Ll}{2}|\s*$)|;(?=\s)/gu
/** Words with a full stop of their own. */
const ABBREVIATED =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|no|nr|vs|e\.g|i\.e|approx|etc|incl|excl|ca|engr|rev|hon|prof|jr|sr|[a-z]|a\.m|p\.m|tel|ext|min|max|co|ltd|inc|rs|m\/s)$/i

/** The sentences of lines, in order. A full stop inside an entity or after an abbreviation ends none. */
export function sentencesOf(text: string, lines: readonly Line[], found: readonly Found[]): Sentence[] {
  return lines.flatMap(line => {
    const sentences: Sentence[] = []
    let from = line.body.at
    const words = text.slice(from, endOf(line.body))
    for (const { 0: sign, index } of words.matchAll(ENDS)) {
      const at = line.body.at + index
      const isAbbreviated = sign[0] === '.' && ABBREVIATED.test(words.slice(Math.max(0, index - 8), index))
      if (isAbbreviated && endOf(line.body) > at + sign.length) continue
      if (found.some(({ span }) => within({ at, length: 1 }, span))) continue
      sentences.push({ span: trimmed(text, from, at + sign.length), line, closed: sign !== ';' })
      from = at + sign.length
    }
    if (text.slice(from, endOf(line.body)).trim())
      sentences.push({ span: trimmed(text, from, endOf(line.body)), line, closed: false })
    return sentences.filter(({ span }) => span.length > 0)
  })
}

function trimmed(text: string, from: number, to: number): Span {
  const words = text.slice(from, to).trimStart()
  return { at: to - words.length, length: words.trimEnd().length }
}
