import type { EmailSource } from '../email.ts'
import { isFreeIn, refAt, sectionAround } from './find.ts'
import { outlineOf } from './outline.ts'
import { isPointed } from './plain-parts.ts'

/**
 * The ref of what pointing at an element (by its index) means: the slot, item or section around it; in a free section, and where
 * there are none, the smallest part that a person would name. `undefined` for the shell.
 */
export function pointedRef(email: EmailSource, element: number): string | undefined {
  const { doc, sections } = outlineOf(email)
  let at = doc.elements[element]
  const section = at && sectionAround({ sections }, at)
  if (at && section && !isFreeIn(doc, section, at)) return refAt(email, { element })
  while (at && !isPointed(doc, at)) at = doc.elements[at.parent]
  if (at && section && !isFreeIn(doc, section, at)) return section.ref
  return at && at.name !== 'body' ? `e${at.index}` : undefined
}
