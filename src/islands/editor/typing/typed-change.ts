import type { EmailSource } from '../../../email/email.ts'
import { changeBetween } from '../../../email/history/change-between.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { EmailChange } from '../../../email/operations/change.ts'
import { findRef } from '../../../email/outline/find.ts'
import { sectionAt } from '../../../email/outline/outline.ts'
import { parseHtml } from '../../../email/source/parse.ts'
import type { SourceDocument } from '../../../email/source/source.ts'

/**
 * What gives a part another inside: `set` with the words of a slot, as long as the section says all of them then; else the bytes
 * between its tags. Those may be any: whoever left out an end tag need not write it now. Nothing for a part that is not there.
 */
export function typedChange(email: EmailSource, ref: string, inside: string): EmailChange | undefined {
  const element = findRef(email, ref)?.element
  if (!element) return undefined
  const html = email.html.slice(0, element.openEnd) + inside + email.html.slice(element.closeStart)
  return slotChange(email, ref, inside) ?? changeBetween(email, { ...email, html })
}

function slotChange(email: EmailSource, ref: string, inside: string): EmailChange | undefined {
  const found = findRef(email, ref)
  if (found?.type !== 'slot') return undefined
  const { section, element } = found
  const { html } = email
  const written = parseHtml(
    html.slice(section.start, element.openEnd) + inside + html.slice(element.closeStart, section.end)
  )
  const part = sectionAt(written, 0, section.ref)
  const slots = part && [...part.slots, ...part.lists.flatMap(({ items }) => items.flatMap(item => item.slots))]
  const slot = slots?.find(each => each.ref === ref)
  const batch = createBatch(email)
  if (!slot || !batch.apply({ op: 'set', ref, value: slot.value }).ok) return undefined
  const after = batch.email.html
  const said = parseHtml(after.slice(section.start, section.end + after.length - html.length))
  return lettersOf(said) === lettersOf(written) ? batch.change : undefined
}

/** The words of a section without white space. */
const lettersOf = (section: SourceDocument): string => section.textContent(0).replace(/\s/g, '')
