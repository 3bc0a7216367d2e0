import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { escapeAttribute } from '../../../email/source/entities.ts'
import type { Part } from './part.ts'

/** Where a part leads: its own address, or that of the link around it; nothing for what leads nowhere. */
export function hrefOf(part: Part): string | undefined {
  const { doc } = outlineOf(part.email)
  const link = linkAround(part)
  return link === undefined ? undefined : (doc.attribute(link, 'href') ?? '')
}

function linkAround({ email, found }: Part): number | undefined {
  const { elements } = outlineOf(email).doc
  const { element } = found
  if (element.name === 'a') return element.index
  const parent = elements[element.parent]
  return element.name === 'img' && parent?.name === 'a' ? parent.index : undefined
}

/** The operations that make a link or a picture lead to an address. A picture gets a link around it, or loses it. */
export function leadTo(part: Part, href: string): Operation[] {
  const { found, email, ref } = part
  if (found.type === 'slot' && found.slot.kind === 'link') {
    const { label } = found.slot.value as { label: string }
    return [{ op: 'set', ref, value: { label, href } }]
  }
  const link = linkAround(part)
  if (link !== undefined && found.element.name !== 'img') return [{ op: 'attr', ref, name: 'href', value: href }]
  if (link !== undefined) return [{ op: 'attr', ref: `e${link}`, name: 'href', value: href }]
  const { start, end } = found.element
  return [{ op: 'html', ref, html: `<a href="${escapeAttribute(href)}">${email.html.slice(start, end)}</a>` }]
}

/** The operations that take the link away; its words or its picture stay. */
export function unlink(part: Part): Operation[] {
  const { email, found, ref } = part
  const link = linkAround(part)
  const element = link === undefined ? undefined : outlineOf(email).doc.elements[link]
  if (!element) return []
  if (found.type === 'slot' && found.slot.kind === 'link') return [{ op: 'remove', ref }]
  const inside = email.html.slice(element.openEnd, element.closeStart)
  const html = found.element.name === 'img' ? inside : `<span>${inside}</span>`
  return [{ op: 'html', ref: `e${element.index}`, html }]
}

/** The words of a button or link that is a slot; nothing for other parts. */
export const labelOf = ({ found }: Part): string | undefined =>
  found.type === 'slot' && found.slot.kind === 'link' ? (found.slot.value as { label: string }).label : undefined

/** The operation that gives a link other words. */
export function relabel(part: Part, label: string): Operation[] {
  return label.trim() === '' ? [] : [{ op: 'set', ref: part.ref, value: { label, href: hrefOf(part) ?? '' } }]
}
