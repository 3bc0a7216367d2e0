import type { EmailSource } from '../email.ts'
import type { SourceDocument, SourceElement } from '../source/source.ts'
import { type Found, findRef, labelOf } from './find.ts'
import { outlineOf } from './outline.ts'
import { isText } from './plain-parts.ts'

/** What a part is to who works on it, and so which tools fit it. */
export type PartKind = 'text' | 'link' | 'button' | 'picture' | 'section' | 'item' | 'list' | 'cell' | 'line' | 'block'

/** A part as people call it, with its words in one line. */
export interface Described {
  label: string
  words: string
  kind: PartKind
}

/** What a ref names, for who sees the email; `undefined` when it names nothing. */
export function describe(email: EmailSource, ref: string): Described | undefined {
  const found = findRef(email, ref)
  if (!found) return undefined
  const { doc } = outlineOf(email)
  const words = doc.textContent(found.element.index).trim().replace(/\s+/g, ' ')
  return { label: labelOf(email, ref), words, kind: kindOf(doc, found) }
}

function kindOf(doc: SourceDocument, found: Found): PartKind {
  if (found.type === 'element') return elementKind(doc, found.element)
  if (found.type !== 'slot') return found.type
  if (found.slot.kind === 'image') return 'picture'
  return found.slot.kind === 'link' ? linkKind(doc, found.element) : 'text'
}

const KINDS = new Map<string, PartKind>(
  Object.entries({ img: 'picture', hr: 'line', ul: 'list', ol: 'list', td: 'cell', th: 'cell' })
)

function elementKind(doc: SourceDocument, element: SourceElement): PartKind {
  const { name } = element
  if (name === 'a') return linkKind(doc, element)
  if (/^(?:h[1-6]|p|li|span)$/.test(name)) return 'text'
  if (/^(?:td|th|div|center)$/.test(name) && isText(doc, element)) return 'text'
  return KINDS.get(name) ?? 'block'
}

/** A link that stands on a ground of its own is a button. */
function linkKind(doc: SourceDocument, { index }: SourceElement): PartKind {
  const isNamed = /(?:^|[\s_-])(?:button|btn)(?:$|[\s_-])/i.test(doc.attribute(index, 'class') ?? '')
  const hasGround = /(?:^|;)\s*background(?:-color)?\s*:/i.test(doc.attribute(index, 'style') ?? '')
  return isNamed || hasGround ? 'button' : 'link'
}
