import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import words from '../data/words.json' with { type: 'json' }
import { gaps, type Page, touching, trimmed, typed } from '../page.ts'

const SIGNS = /[,;]\s(?:and |or )?|\s[–—-]\s|[?!]\s/g
/** A clause that leans on the next one. */
const LEANS =
  /^(?:if|when|after|as|since|because|although|though|following|with|for|in|on|at|by|from|while|whoever|until|once|before)\b/i
/** In words: what is longer is a sentence, and stays one. */
const LONGEST = 28

/** The clauses of a short list: "£95 a team, two divisions, matches on Wednesdays". One, where it is a sentence. */
export function segmentsOf(page: Page, span: Span): Span[] {
  const clause = typed(page, span)
  if (countWords(clause) > LONGEST || LEANS.test(clause)) return [span]
  const text = page.text.slice(span.at, endOf(span))
  const cuts = [...text.matchAll(SIGNS)]
    .filter(({ 0: sign, index }) => !isInside(page, span.at + index, sign.length) && !isInBrackets(text, index))
    .map(({ 0: sign, index }) => [span.at + index, sign.length] as const)
  const starts = [span.at, ...cuts.map(([at, length]) => at + length)]
  const ends = [...cuts.map(([at]) => at + (/[?!]/.test(page.text[at]!) ? 1 : 0)), endOf(span)]
  return starts.map((at, index) => trimmed(page, between(at, ends[index]!))).filter(({ length }) => length > 0)
}

/** Does a sign stand in an entity: "Sat, 14 March"? */
const isInside = (page: Page, at: number, length: number): boolean =>
  touching(page.found, { at, length }).some(one => one.span.at < at && endOf(one.span) > at + 1)
const isInBrackets = (text: string, at: number): boolean => text.lastIndexOf('(', at) > text.lastIndexOf(')', at)

const SPOKEN = new RegExp(`\\b(?:${words.spoken})\\b[\\s,.]*`, 'gi')

/** Parts between which somebody who dictates thinks: "what else, oh yeah". */
export function spokenPieces(page: Page, span: Span): Span[] {
  const text = page.text.slice(span.at, endOf(span))
  const breaks = [...text.matchAll(SPOKEN)].map(({ 0: said, index }) => ({ at: span.at + index, length: said.length }))
  return gaps(span, breaks).filter(one => /[\p{L}\p{N}]/u.test(page.text.slice(one.at, endOf(one))))
}
