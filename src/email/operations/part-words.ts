import { elementLabel } from '../outline/find.ts'
import type { Span } from '../source/source.ts'
import type { Draft } from './draft.ts'

/** What people call a section or an element: 'Products', 'Heading'; of a place inside a section it is the section. */
export function partLabel(draft: Draft, ref: string): string {
  if (ref.startsWith('e')) return elementLabel(draft.outline.doc.elements[Number(ref.slice(1))]?.name ?? '')
  try {
    return draft.section(ref.split('.')[0] ?? '').part.label
  } catch {
    return 'Section'
  }
}

/** The name of the element that stands at a place now, in lower case. */
export const tagAt = (draft: Draft, { start }: Span): string =>
  /^<([a-z][^\s/>]*)/i.exec(draft.email.html.slice(start, start + 80))?.[1]?.toLowerCase() ?? ''
