import { entitiesAsTyped } from '../entities/find-entities.ts'
import { endOf } from '../entities/found.ts'
import { type Field, isContent, type Slot, type Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { type Draft, entitiesWithin } from './draft.ts'

/** Drafts as slots in the order of the brief, with their places as ids and spans of the brief as it was typed. */
export function finish(drafts: readonly Draft[], parsed: Parsed): Slot[] {
  const { view } = parsed
  const inOrder = drafts
    .filter(({ span }) => span.length > 0)
    .toSorted((a, b) => a.span.at - b.span.at || endOf(b.span) - endOf(a.span))
  const idOf = (draft: Draft | undefined): number | undefined => {
    const id = draft
      ? inOrder.findIndex(one => one === draft || (one.role === draft.role && one.span.at === draft.span.at))
      : -1
    return id < 0 ? undefined : id
  }
  const field = (span: Span) => ({ span: view.toSource(span), text: view.typed(span) })
  return inOrder.map((draft, id): Slot => {
    const fields = Object.entries(draft.fields ?? {}).filter(entry => entry[1] && entry[1].length > 0)
    const href = draft.href && { href: { span: draft.href, text: view.source.slice(draft.href.at, endOf(draft.href)) } }
    const [of, inside] = [idOf(draft.of), idOf(draft.within)]
    return {
      id,
      role: draft.role,
      span: view.toSource(draft.span),
      text: view.typed(draft.span),
      entities: draft.role === 'order' ? [] : entitiesAsTyped(entitiesWithin(parsed.found, draft.span), view),
      ...(draft.label && { label: view.typed(draft.label) }),
      ...((fields.length > 0 || href) && {
        fields: { ...Object.fromEntries(fields.map(([name, span]) => [name as Field, field(span)])), ...href }
      }),
      ...(of !== undefined && of !== id && { of }),
      ...(inside !== undefined && inside !== id && { within: inside }),
      ...(draft.role === 'statement' && { whole: draft.whole ?? false }),
      confidence: isContent(draft.role) ? Math.min(1, Math.max(0, draft.confidence)) : draft.confidence
    }
  })
}
