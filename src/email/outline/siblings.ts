import type { EmailSource } from '../email.ts'
import type { SourceElement } from '../source/source.ts'
import { findRef } from './find.ts'
import { outlineOf } from './outline.ts'

/** Elements that stand only among their own kind; anything else stands among blocks. */
export const KEPT_APART: ReadonlySet<string> = new Set('tr td th li tbody thead tfoot'.split(' '))
export const SHELL: ReadonlySet<string> = new Set('html head body style script meta title link base'.split(' '))

/** The parts among which one is moved, itself among them, in the order of the email. */
export function siblingsOf(email: EmailSource, ref: string): string[] {
  const found = findRef(email, ref)
  if (found?.type === 'item') return found.list.items.map(item => item.ref)
  const { doc, parts } = outlineOf(email)
  if (found?.type === 'section') return parts.filter(part => isBlock(doc.elements[part.element])).map(part => part.ref)
  if (found?.type !== 'element') return []
  const { parent, name } = found.element
  const among = doc.children(parent).filter(index => isAlike(doc.elements[index]?.name ?? '', name))
  return among.map(index => outlineOf(email).sections.find(({ element }) => element === index)?.ref ?? `e${index}`)
}

export const isBlock = (element: SourceElement | undefined) => element !== undefined && !KEPT_APART.has(element.name)
const isAlike = (one: string, other: string) =>
  one === other || (!KEPT_APART.has(one) && !KEPT_APART.has(other) && !SHELL.has(one))
