import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Part } from './part.ts'

/** The item that a part is, or stands in, among those of its list. */
function itemOf({ found, ref }: Part): { ref: string; among: string[] } | undefined {
  if (found.type === 'element') return undefined
  const list = found.section.lists.find(({ items }) => items.some(item => `${ref}.`.startsWith(`${item.ref}.`)))
  const item = list?.items.find(each => `${ref}.`.startsWith(`${each.ref}.`))
  return list && item && { ref: item.ref, among: list.items.map(each => each.ref) }
}

/** The operation that moves a part past its neighbour; nothing at the end of the way. */
export function moveBy(part: Part, direction: 'up' | 'down'): Operation[] {
  const { ref, among } = itemOf(part) ?? siblings(part)
  const at = among.indexOf(ref)
  const beside = at < 0 ? undefined : among[at + (direction === 'up' ? -1 : 1)]
  if (beside === undefined) return []
  return [direction === 'up' ? { op: 'move', ref, before: beside } : { op: 'move', ref, after: beside }]
}

function siblings({ email, found, ref }: Part): { ref: string; among: string[] } {
  const { doc, parts } = outlineOf(email)
  if (found.type !== 'element') return { ref: ref.split('.')[0]!, among: parts.map(part => part.ref) }
  const { name, parent, index } = found.element
  const among = doc.children(parent).filter(child => isRow(doc.elements[child]?.name) === isRow(name))
  return { ref: `e${index}`, among: among.map(child => `e${child}`) }
}

const isRow = (name = ''): string => (/^(tr|td|th|li|tbody)$/.test(name) ? name : 'block')
