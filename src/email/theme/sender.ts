import type { EmailSource } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { MERGE_TAG } from '../sections/urls.ts'

/** Where emails of ours say who they are from. */
const PLACES = [
  ['header', 'logo'],
  ['footer', 'company']
] as const

/** Whom an email is from, as it says itself; `undefined` where it does not, or leaves it to a merge tag. */
export function senderOf(email: EmailSource): string | undefined {
  const { doc, sections } = outlineOf(email)
  for (const [kind, name] of PLACES) {
    const slot = sections.find(section => section.kind === kind)?.slots.find(each => each.name === name)
    const words = slot && doc.textContent(slot.element).trim().replace(/\s+/g, ' ')
    if (words && !MERGE_TAG.test(words)) return words
  }
  return undefined
}
