import type { Role, Span } from '../reading.ts'
import { envelopeOf } from '../text/forwarded.ts'
import { ordersIn } from '../text/orders.ts'
import type { Parsed } from '../text/parsed.ts'
import type { Draft } from './draft.ts'

/** What is surely no content, before words are classified: orders to the machine, the envelope of a forwarded mail. */
export function asidesOf({ view, lines }: Parsed): Draft[] {
  const drafts = (spans: Span[], role: Role): Draft[] => spans.map(span => ({ role, span, confidence: 1, given: true }))
  return [...drafts(ordersIn(view.text), 'order'), ...drafts(envelopeOf(view.text, lines), 'note')]
}

/** A text of the same length in which some stretches are blank, so that nothing is read from them. */
export function blanked(text: string, stretches: readonly Span[]): string {
  let rest = text
  for (const { at, length } of stretches)
    rest = rest.slice(0, at) + text.slice(at, at + length).replace(/[^\n]/g, ' ') + rest.slice(at + length)
  return rest
}
