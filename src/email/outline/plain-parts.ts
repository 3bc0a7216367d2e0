import type { SourceDocument, SourceElement } from '../source/source.ts'

/** Marks inside a text: pointing at one means the text. */
const INLINE: ReadonlySet<string> = new Set(
  'b strong i em u s strike del ins span font small big sub sup br code mark abbr label tt'.split(' ')
)
/** They only hold other parts: pointing at their edge means nothing smaller. */
const HOLDERS: ReadonlySet<string> = new Set('tbody thead tfoot tr html'.split(' '))
const UNSEEN: ReadonlySet<string> = new Set('head body style script meta title link base col colgroup'.split(' '))

/** Would a person point at this element and mean it? Not the marks inside a text, nor what only holds other parts. */
export const isPointed = (doc: SourceDocument, element: SourceElement): boolean =>
  !INLINE.has(element.name) && !HOLDERS.has(element.name) && !isLinkInText(doc, element)

/** Is it part of what is seen? The shell is not, and neither is what its own style hides. */
export const isSeen = (doc: SourceDocument, { index, name }: SourceElement): boolean =>
  !UNSEEN.has(name) && !/display\s*:\s*none/i.test(doc.attribute(index, 'style') ?? '')

/** Can it be selected as what holds another? A row of several cells can; what holds one block and nothing else adds nothing to it. */
export function isHolder(doc: SourceDocument, element: SourceElement): boolean {
  if (element.name === 'tr') return doc.children(element.index).length > 1
  if (UNSEEN.has(element.name) || !isPointed(doc, element)) return false
  const [only, ...more] = doc.children(element.index)
  const isAround = /^(?:td|th|div|center)$/.test(element.name) && only !== undefined && more.length === 0
  return !(isAround && isBlock(doc, only) && isBareAround(doc, element, only))
}

/** Does an element hold words and marks only, and no block? */
export const isText = (doc: SourceDocument, { index }: SourceElement): boolean =>
  doc.textContent(index).trim() !== '' && !doc.children(index).some(child => isBlock(doc, child))

const isBlock = (doc: SourceDocument, index: number): boolean => {
  const name = doc.elements[index]?.name ?? ''
  return !INLINE.has(name) && name !== 'a'
}

function isBareAround(doc: SourceDocument, { openEnd, closeStart }: SourceElement, only: number): boolean {
  const { start = 0, end = 0 } = doc.elements[only] ?? {}
  const beside = doc.source.slice(openEnd, start) + doc.source.slice(end, closeStart)
  return beside.replace(/<!--[\s\S]*?-->/g, '').trim() === ''
}

/** A link among words belongs to its text; one that stands alone is a part of its own. */
function isLinkInText(doc: SourceDocument, { index, name, parent }: SourceElement): boolean {
  if (name !== 'a' || parent < 0) return false
  const own = doc.textContent(index).trim()
  return (
    !doc.children(index).some(child => doc.elements[child]?.name === 'img') && doc.textContent(parent).trim() !== own
  )
}
