import type { EmailSource } from '../../email/email.ts'
import { findRef, labelOf } from '../../email/outline/find.ts'
import { outlineOf } from '../../email/outline/outline.ts'

export type PartKind = 'text' | 'link' | 'button' | 'picture' | 'section' | 'item' | 'list' | 'cell' | 'line' | 'block'

export function describe(
  email: EmailSource,
  ref: string
): { label: string; words: string; kind: PartKind } | undefined {
  const found = findRef(email, ref)
  if (!found) return undefined
  const { doc } = outlineOf(email)
  const kind: PartKind =
    found.type === 'section'
      ? 'section'
      : found.type === 'slot'
        ? found.slot.kind === 'image'
          ? 'picture'
          : found.slot.kind === 'link'
            ? 'link'
            : 'text'
        : found.type === 'element'
          ? found.element.name === 'img'
            ? 'picture'
            : 'text'
          : found.type
  return { label: labelOf(email, ref), words: doc.textContent(found.element.index).trim().replace(/\s+/g, ' '), kind }
}
export function selectableParents(_email: EmailSource, ref: string): string[] {
  const parts = ref.split('.')
  const parents: string[] = []
  if (parts.length === 4) parents.push(parts.slice(0, 3).join('.'))
  if (parts.length > 1) parents.push(parts[0]!)
  return parents
}
export function neighbours(
  email: EmailSource,
  ref: string | undefined
): Partial<Record<'next' | 'previous' | 'first' | 'last', string>> {
  const all = outlineOf(email).sections.flatMap(s => [
    s.ref,
    ...s.slots.map(x => x.ref),
    ...s.lists.flatMap(l => l.items.flatMap(i => i.slots.map(x => x.ref)))
  ])
  const at = ref ? all.indexOf(ref) : -1
  return { next: all[at + 1], previous: all[Math.max(0, at - 1)], first: all[0], last: all.at(-1) } as never
}
