import { endOf, type Found, overlaps, within } from '../entities/found.ts'
import type { Field, Role, Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'

/** A slot while it is made: its spans are of the view, and it names other drafts themselves. */
export interface Draft {
  role: Role
  span: Span
  confidence: number
  /** How likely its words are for readers at all, where the model says so. */
  content?: number
  label?: Span
  fields?: Partial<Record<Field, Span>>
  /** An address that does not stand in the view: that of a linked word of markup. Of the source. */
  href?: Span
  of?: Draft
  within?: Draft
  whole?: boolean
  /** Its role is said by its form: a label, an order, an envelope. */
  given?: boolean
}

/** One stage of reading: drafts in, drafts out. */
export type Stage = (drafts: readonly Draft[], parsed: Parsed) => Draft[]

export const between = (from: number, to: number): Span => ({ at: from, length: Math.max(0, to - from) })
export const sliceOf = (text: string, { at, length }: Span): string => text.slice(at, at + length)
export const entitiesWithin = (found: readonly Found[], span: Span): Found[] =>
  found.filter(one => within(one.span, span))

const EDGE_BEFORE = /^(?:[\s,;:.!?|/=>–—•*-]|->)+/
const EDGE_AFTER = /(?:[\s,;:|/=<–—(-]|->){1,40}$/

/** A stretch without the signs and white space around its words. */
export function trim(text: string, span: Span): Span {
  const words = sliceOf(text, span)
  const before = EDGE_BEFORE.exec(words)?.[0].length ?? 0
  const after = EDGE_AFTER.exec(words.slice(before))?.[0].length ?? 0
  return { at: span.at + before, length: Math.max(0, span.length - before - after) }
}

/** Takes stretches out of drafts: one that is covered goes, one that is touched is cut to its longest rest. */
export function without(drafts: readonly Draft[], taken: readonly Span[], text: string): Draft[] {
  return drafts.flatMap(draft => {
    let rest = [draft.span]
    for (const span of taken)
      if (overlaps(span, draft.span))
        rest = rest.flatMap(one => [
          between(one.at, Math.min(endOf(one), span.at)),
          between(Math.max(one.at, endOf(span)), endOf(one))
        ])
    const longest = rest.map(span => trim(text, span)).sort((a, b) => b.length - a.length)[0]
    return longest && longest.length > 0 ? [{ ...draft, span: rest.length > 1 ? longest : draft.span }] : []
  })
}
