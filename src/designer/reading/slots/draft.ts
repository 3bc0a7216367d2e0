import type { Role, Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'

/** A slot while it is made: its spans are of the view, and it names other drafts themselves. */
export interface Draft {
  role: Role
  span: Span
  confidence: number
  label?: Span
  within?: Draft
  /** Its role is said by its form: a label, an order, an envelope. */
  given?: boolean
}

/** One stage of reading: drafts in, drafts out. */
export type Stage = (drafts: readonly Draft[], parsed: Parsed) => Draft[]

export const between = (from: number, to: number): Span => ({ at: from, length: Math.max(0, to - from) })
export const sliceOf = (text: string, { at, length }: Span): string => text.slice(at, at + length)

const EDGE_BEFORE = /^(?:[\s,;:.!?|/=>–—•*-]|->)+/
const EDGE_AFTER = /(?:[\s,;:|/=<–—(-]|->){1,40}$/

/** A stretch without the signs and white space around its words. */
export function trim(text: string, span: Span): Span {
  const words = sliceOf(text, span)
  const before = EDGE_BEFORE.exec(words)?.[0].length ?? 0
  const after = EDGE_AFTER.exec(words.slice(before))?.[0].length ?? 0
  return { at: span.at + before, length: Math.max(0, span.length - before - after) }
}
