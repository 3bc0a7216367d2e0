import type { EntityKind, Span } from '../reading.ts'

/** An entity in the view, before its span is carried back to the source. */
export interface Found {
  kind: EntityKind
  span: Span
  value: string
}

/** What a pattern finds, its first group or the whole match as the entity. */
export const matches = (kind: EntityKind, text: string, pattern: RegExp, value = (words: string) => words): Found[] =>
  [...text.matchAll(pattern)].map(match => {
    const words = match[1] ?? match[0]
    return { kind, span: { at: match.index + match[0].indexOf(words), length: words.length }, value: value(words) }
  })

export const endOf = ({ at, length }: Span): number => at + length
export const overlaps = (a: Span, b: Span): boolean => a.at < endOf(b) && b.at < endOf(a)
export const within = (inner: Span, outer: Span): boolean => inner.at >= outer.at && endOf(inner) <= endOf(outer)
