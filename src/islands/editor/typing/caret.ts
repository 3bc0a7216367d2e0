/** Where the caret or a selection is: letters from the beginning of the part. White space is not counted: drawn anew it may be other. */
export interface Place {
  from: number
  to: number
}

/** The selection inside a node; nothing where it is elsewhere. */
export function rangeIn(node: HTMLElement): Range | undefined {
  const selection = node.ownerDocument.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  return range && node.contains(range.commonAncestorContainer) ? range : undefined
}

/** Where the selection of a node is, counted in its text. */
export function placeIn(node: HTMLElement): Place | undefined {
  const range = rangeIn(node)
  if (!range) return undefined
  const before = range.cloneRange()
  before.selectNodeContents(node)
  before.setEnd(range.startContainer, range.startOffset)
  const from = lettersIn(before)
  return { from, to: from + lettersIn(range) }
}

const lettersIn = (range: Range): number => range.toString().replace(/\s/g, '').length

/** Puts the selection where it was, or as near as the text is long; at a break, behind it where asked to. */
export function putAt(node: HTMLElement, { from, to }: Place, isBehindBreak = false) {
  const range = node.ownerDocument.createRange()
  const [start, end] = [pointAt(node, from, isBehindBreak), pointAt(node, to, isBehindBreak)]
  range.setStart(...start)
  range.setEnd(...end)
  select(node, range)
}

/** Behind a letter, or before the next one. */
function pointAt(node: HTMLElement, letters: number, isBefore: boolean): [Node, number] {
  const walker = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const isFirst = isBefore || letters === 0
  let left = isFirst ? letters + 1 : letters
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
    for (const [at, sign] of [...text.data].entries())
      if (/\S/.test(sign) && --left === 0) return [text, isFirst ? at : at + sign.length]
  return [node, node.childNodes.length]
}

/** A place in a frame's view, in px. */
export interface Point {
  x: number
  y: number
}

/** Selects all words of a node. */
export function selectAll(node: HTMLElement) {
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(node)
  select(node, range)
}

/** Puts the caret where a person pressed, else behind the last word. */
export function putAtPoint(node: HTMLElement, point: Point | undefined) {
  const page = node.ownerDocument
  const place = point && caretAt(page, point.x, point.y)
  const range = page.createRange()
  range.selectNodeContents(node)
  range.collapse(false)
  select(node, place && node.contains(place.startContainer) ? place : range)
}

/** Firefox and the standard name a position, Safari a range. */
function caretAt(page: Document, x: number, y: number): Range | undefined {
  const position = page.caretPositionFromPoint?.(x, y)
  if (!position) return page.caretRangeFromPoint?.(x, y) ?? undefined
  const range = page.createRange()
  range.setStart(position.offsetNode, position.offset)
  return range
}

export function select(node: HTMLElement, range: Range) {
  const selection = node.ownerDocument.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
