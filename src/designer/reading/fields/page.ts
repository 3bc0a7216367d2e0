import type { Kind } from '../../../compose/kinds.ts'
import { endOf, type Found } from '../entities/found.ts'
import type { TaggedSpan } from '../model/model-shape.ts'
import type { EntityKind, Span } from '../reading.ts'
import { between, trim } from '../slots/draft.ts'
import type { Parsed } from '../text/parsed.ts'

/** A brief with all that form and model say of it. Spans are of its view. */
export interface Page extends Parsed {
  text: string
  /** What words are for, in order and apart. */
  tags: readonly TaggedSpan[]
  /** What the email is for, where that is sure. */
  kind: Kind | undefined
}

/** Of spans that are in order and apart, those that touch a stretch. */
export function touching<One extends { span: Span }>(all: readonly One[], { at, length }: Span): One[] {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (endOf(all[middle]!.span) <= at) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < all.length && all[end]!.span.at < at + length) end++
  return all.slice(low, end)
}

/** What has a form of its own in a stretch, whole, of some kinds. */
export const entitiesIn = ({ found }: Page, span: Span, ...kinds: EntityKind[]): Found[] =>
  touching(found, span).filter(
    one => one.span.at >= span.at && endOf(one.span) <= endOf(span) && (kinds.length === 0 || kinds.includes(one.kind))
  )

/** The words of a stretch as they were typed, on one line. */
export const typed = ({ view }: Page, span: Span): string => view.typed(span).replace(/\s+/g, ' ').trim()

/** The words of a stretch without those of others inside it. */
export function typedWithout(page: Page, span: Span, others: readonly Span[]): string {
  return gaps(span, others)
    .map(gap => page.view.typed(gap))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim()
}

/** What others leave of a stretch. */
export function gaps(span: Span, others: readonly Span[]): Span[] {
  const left: Span[] = []
  let at = span.at
  for (const other of others.toSorted((a, b) => a.at - b.at)) {
    if (other.at > at) left.push(between(at, Math.min(other.at, endOf(span))))
    at = Math.max(at, endOf(other))
  }
  return at < endOf(span) ? [...left, between(at, endOf(span))] : left
}

/** A stretch without signs and white space around its words. */
export const trimmed = ({ text }: Page, span: Span): Span => trim(text, span)
