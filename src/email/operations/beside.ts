import type { Span } from '../source/source.ts'
import type { Draft } from './draft.ts'
import { Refusal } from './refusal.ts'

/** Where something goes: before or after what a ref names. */
export interface Beside {
  before?: string | undefined
  after?: string | undefined
}

/** The offset where something new goes: beside a part, else after everything. */
export function placeFor(draft: Draft, { before, after }: Beside): number {
  if (before !== undefined && after !== undefined) throw new Refusal('Say "before" or "after", not both.')
  const { html } = draft.email
  if (before !== undefined) return partPlace(draft, before).start
  if (after !== undefined) return lineEnd(html, partPlace(draft, after).end)
  const body = /<\/body\s*>/gi
  const close = [...html.matchAll(body)].at(-1)?.index
  if (close === undefined) return html.length
  const last = draft.sectionPlaces().at(-1)
  return last ? lineEnd(html, last.end) : close
}

/** A section or element; what stands inside a section means the section. */
export const partPlace = (draft: Draft, ref: string): Span =>
  ref.startsWith('e') ? draft.elementPlace(ref) : draft.sectionPlace(ref.split('.')[0]!)

/** Just after the line break that follows `at` directly, if one does. */
export function lineEnd(html: string, at: number): number {
  return html.startsWith('\r\n', at) ? at + 2 : html[at] === '\n' ? at + 1 : at
}
