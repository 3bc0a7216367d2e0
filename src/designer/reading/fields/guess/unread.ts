import type { Span } from '../../reading.ts'
import type { Claim, Loose } from '../claim.ts'
import data from '../data/words.json' with { type: 'json' }
import { type Page, typed } from '../page.ts'
import { toReader } from '../turn/to-reader.ts'

const WORD = /[\p{L}\p{N}]+/gu
const GLUE: ReadonlySet<string> = new Set(data.glue.split(' '))
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

/** A stretch of which claims leave out words that carry meaning, as a sentence that is offered. */
export function unreadOf(page: Page, span: Span, claims: readonly Claim[]): Loose[] {
  const said = claims.flatMap(({ value }) => (typeof value === 'string' ? [value] : Object.values(value)))
  const known = new Set(wordsOf(said.join(' ')))
  const words = typed(page, span)
  const isLost = wordsOf(words).some(word => !known.has(word) && !GLUE.has(word))
  return isLost ? [{ text: toReader(words), field: 'sentences', span }] : []
}
