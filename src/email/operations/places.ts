import type { Span, Splice } from '../source/source.ts'

/** What one step does to the places of a text. */
export interface Step {
  /** In order. */
  splices: Splice[]
  /** These splices carry `from`–`to` to `at` (both before the step). */
  move?: { from: number; to: number; at: number }
  /** Drawn anew: elements inside are other elements now. */
  redrawn?: Span
}

/** Where a span is after a step; `undefined` when it is gone or cut. What is inserted at its edges stays outside. */
export function follow(span: Span, { splices, move }: Step): Span | undefined {
  if (move && move.from <= span.start && span.end <= move.to) {
    const by = shiftBefore(splices, move.at) - move.from + move.at
    return { start: span.start + by, end: span.end + by }
  }
  if (splices.some(({ from, to }) => cuts(from, to, span.start) || cuts(from, to, span.end))) return undefined
  const start = span.start + shift(splices, splice => splice.to <= span.start)
  const end =
    span.end + shift(splices, splice => (splice.from === splice.to ? splice.to < span.end : splice.to <= span.end))
  return start < end ? { start, end } : undefined
}

const cuts = (from: number, to: number, at: number): boolean => from < at && at < to

const grown = ({ from, to, insert }: Splice): number => insert.length - (to - from)

function shift(splices: Splice[], counts: (splice: Splice) => boolean): number {
  return splices.reduce((sum, splice) => (counts(splice) ? sum + grown(splice) : sum), 0)
}

/** How far text at `at` moves, without what is inserted right there. */
const shiftBefore = (splices: Splice[], at: number): number =>
  shift(splices, ({ from, to }) => to <= at && !(from === at && to === at))

/** The same for an element of the text before: gone when it was drawn anew as part of something larger. */
export function followElement(span: Span, step: Step): Span | undefined {
  const { redrawn } = step
  const isInside = redrawn && redrawn.start <= span.start && span.end <= redrawn.end
  const isAll = redrawn && redrawn.start === span.start && redrawn.end === span.end
  return isInside && !isAll ? undefined : follow(span, step)
}
