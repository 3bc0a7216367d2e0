import type { EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { findRef } from '../../../email/outline/find.ts'
import { sectionAt } from '../../../email/outline/outline.ts'
import { parseHtml } from '../../../email/source/parse.ts'

/**
 * The operation that gives a part another inside: `set` with the words of a slot, as long as the section can say them, else
 * `html`. Nothing for a part that is not there.
 */
export function typedOperation(email: EmailSource, ref: string, inside: string): Operation | undefined {
  const found = findRef(email, ref)
  if (!found) return undefined
  const { start, openEnd, closeStart, end } = found.element
  const { html } = email
  if (found.type === 'slot') {
    const { section } = found
    const written = html.slice(section.start, openEnd) + inside + html.slice(closeStart, section.end)
    const part = sectionAt(parseHtml(written), 0, section.ref)
    const slots = part && [...part.slots, ...part.lists.flatMap(({ items }) => items.flatMap(item => item.slots))]
    const slot = slots?.find(each => each.ref === ref)
    if (slot) return { op: 'set', ref, value: slot.value }
  }
  return { op: 'html', ref, html: html.slice(start, openEnd) + inside + html.slice(closeStart, end) }
}
