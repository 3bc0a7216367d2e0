import type { Span } from '../reading.ts'

/** A stretch of the source that reads otherwise than it was typed: a tag as a line's end, `&amp;` as `&`, a zero-width sign as nothing. */
export interface Edit {
  at: number
  length: number
  /** What is read there, no longer than what was typed. */
  reads: string
}

/** A text as it is read, where every character knows where it stood. */
export interface View {
  source: string
  text: string
  /** Where a stretch of the view stood in the source. */
  toSource: (span: Span) => Span
  /** Where a stretch of the source stands in the view; empty when nothing of it is read. */
  toView: (span: Span) => Span
  /** The words of a stretch of the view as they were typed, without markup and signs that nobody sees. */
  typed: (span: Span) => string
}

/**
 * Carries out edits, in any order; of those that overlap the first to begin wins, and of two that begin together the longer.
 * @param folded Signs that read like others of the same length (quotation marks, full-width forms); they are printed as typed.
 */
export function viewOf(source: string, edits: readonly Edit[], folded: (text: string) => string): View {
  const offsets: number[] = []
  let [shown, from] = ['', 0]
  const keep = (until: number) => {
    shown += source.slice(from, until)
    for (let at = from; at < until; at++) offsets.push(at)
  }
  for (const edit of edits.toSorted((a, b) => a.at - b.at || b.length - a.length)) {
    if (edit.at < from) continue
    keep(edit.at)
    shown += edit.reads
    for (let at = 0; at < edit.reads.length; at++) offsets.push(edit.at + at)
    from = edit.at + edit.length
  }
  keep(source.length)
  offsets.push(source.length)
  const text = folded(shown)
  if (text.length !== shown.length) throw new Error('Folding signs must keep their number.')
  const place = (at: number): number => offsets[Math.max(0, Math.min(at, shown.length))] ?? source.length
  return {
    source,
    text,
    toSource: ({ at, length }) => {
      const begins = place(at)
      return { at: begins, length: length > 0 ? place(at + length - 1) + 1 - begins : 0 }
    },
    toView: ({ at, length }) => {
      const begins = firstAtOrAfter(offsets, at)
      return { at: begins, length: firstAtOrAfter(offsets, at + length) - begins }
    },
    typed: ({ at, length }) => shown.slice(at, at + length)
  }
}

/** The place of the first offset that is not before another, in an ascending list. */
function firstAtOrAfter(offsets: readonly number[], wanted: number): number {
  let [low, high] = [0, offsets.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
