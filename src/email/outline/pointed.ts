import type { EmailSource } from '../email.ts'
import { refAt } from './find.ts'
import { outlineOf } from './outline.ts'
import { isPointed } from './plain-parts.ts'

/**
 * The ref of what pointing at an element (by its index) means: the slot, item or section around it; where there are no
 * sections the smallest part that a person would name. `undefined` for the shell.
 */
export function pointedRef(email: EmailSource, element: number): string | undefined {
  const { doc, sections } = outlineOf(email)
  const { start, end } = doc.elements[element] ?? { start: -1, end: -1 }
  if (sections.some(section => section.start <= start && end <= section.end)) return refAt(email, { element })
  let at = doc.elements[element]
  while (at && !isPointed(doc, at)) at = doc.elements[at.parent]
  return at && at.name !== 'body' ? `e${at.index}` : undefined
}
