import type { EmailSource } from '../email.ts'
import type { SourceDocument, SourceElement } from '../source/source.ts'
import { refAt } from './find.ts'
import { outlineOf } from './outline.ts'

/** Marks inside a text: pointing at one means the text. */
const INLINE: ReadonlySet<string> = new Set(
  'b strong i em u s strike del ins span font small big sub sup br code mark abbr label tt'.split(' ')
)
/** They only hold other parts: pointing at their edge means nothing smaller. */
const HOLDERS: ReadonlySet<string> = new Set('tbody thead tfoot tr html'.split(' '))

/**
 * The ref of what pointing at an element (by its index) means: the slot, item or section around it; where there are no
 * sections the smallest part that a person would name. `undefined` for the shell.
 */
export function pointedRef(email: EmailSource, element: number): string | undefined {
  const { doc, sections } = outlineOf(email)
  const { start, end } = doc.elements[element] ?? { start: -1, end: -1 }
  if (sections.some(section => section.start <= start && end <= section.end)) return refAt(email, { element })
  let at = doc.elements[element]
  while (at && (INLINE.has(at.name) || HOLDERS.has(at.name) || isLinkInText(doc, at))) at = doc.elements[at.parent]
  return at && at.name !== 'body' ? `e${at.index}` : undefined
}

/** A link among words belongs to its text; one that stands alone is a part of its own. */
function isLinkInText(doc: SourceDocument, { index, name, parent }: SourceElement): boolean {
  if (name !== 'a' || parent < 0) return false
  const own = doc.textContent(index).trim()
  return (
    !doc.elements.some(({ parent: of, name: child }) => of === index && child === 'img') &&
    doc.textContent(parent).trim() !== own
  )
}
