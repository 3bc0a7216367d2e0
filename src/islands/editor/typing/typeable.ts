import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'

const HOLDERS: ReadonlySet<string> = new Set(
  'html head title style script meta link body table tbody thead tfoot tr img hr br'.split(' ')
)
const BLOCKS: ReadonlySet<string> = new Set('table tr td div p h1 h2 h3 h4 h5 h6 img'.split(' '))

/** Whether a part is a text to type in: a slot with words, a link, or an element that holds no other parts. */
export function isTypeable(email: EmailSource, ref: string): boolean {
  const found = findRef(email, ref)
  if (!found || found.type === 'section' || found.type === 'item' || found.type === 'list') return false
  if (found.type === 'slot') return found.slot.kind !== 'image'
  const { name, index, end } = found.element
  const { elements } = outlineOf(email).doc
  let inner = index + 1
  while ((elements[inner]?.start ?? end) < end) if (BLOCKS.has(elements[inner++]!.name)) return false
  return !HOLDERS.has(name)
}
