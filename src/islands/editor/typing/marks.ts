/** A mark on words: bold, a colour, a link. */
export interface Mark {
  /** Whether an element is such a mark. */
  is: (element: Element) => boolean
  /** A new one. */
  make: (page: Document) => HTMLElement
}

const named = (tag: string, others: string): Mark => {
  const names = new Set([tag, ...others.split(' ')].map(name => name.toUpperCase()))
  return { is: ({ nodeName }) => names.has(nodeName), make: page => page.createElement(tag) }
}

/** The marks that are there or not. */
export const MARKS = {
  bold: named('strong', 'b'),
  italic: named('em', 'i'),
  underline: named('u', 'ins'),
  strike: named('s', 'strike del')
}

/** A link to an address. */
export const linkTo = (href: string): Mark => ({
  is: ({ nodeName }) => nodeName === 'A',
  make: page => Object.assign(page.createElement('a'), { href })
})

/** A colour of letters, as CSS writes it. */
export const coloured = (colour: string): Mark => ({
  is: element => (element as HTMLElement).style?.color !== '' && element.nodeName === 'SPAN',
  make(page) {
    const span = page.createElement('span')
    span.setAttribute('style', `color: ${colour}`)
    return span
  }
})

/** A size of letters, in px. */
export const sized = (px: number): Mark => ({
  is: element => (element as HTMLElement).style?.fontSize !== '' && element.nodeName === 'SPAN',
  make(page) {
    const span = page.createElement('span')
    span.setAttribute('style', `font-size: ${px}px`)
    return span
  }
})

/** Is every word of a range marked? */
export function isMarked(root: Node, range: Range, mark: Mark): boolean {
  const texts = range.collapsed ? [range.startContainer] : textsIn(root, range)
  return texts.length > 0 && texts.every(text => markAround(root, text, mark))
}

/** Marks the words of a range. Marks of the kind that were there give way. The range keeps its words. */
export function addMark(root: HTMLElement, range: Range, mark: Mark) {
  for (const text of cutTexts(root, range)) {
    lift(root, text, mark)
    const made = mark.make(root.ownerDocument)
    text.replaceWith(made)
    made.append(text)
  }
  join(root, mark)
}

/** Takes marks of a kind off the words of a range. */
export function removeMark(root: HTMLElement, range: Range, mark: Mark) {
  for (const text of cutTexts(root, range)) lift(root, text, mark)
}

function markAround(root: Node, text: Node, mark: Mark): Element | undefined {
  for (let at = text.parentNode; at && at !== root; at = at.parentNode) if (mark.is(at as Element)) return at as Element
  return undefined
}

function textsIn(root: Node, range: Range): Text[] {
  const walker = root.ownerDocument!.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isEmpty =
      range.comparePoint(node, 0) === range.comparePoint(node, (node as Text).length) && !range.intersectsNode(node)
    if (!isEmpty && range.intersectsNode(node) && (node as Text).data !== '') found.push(node as Text)
  }
  return found
}

/** The texts of a range, cut at its ends. */
function cutTexts(root: HTMLElement, range: Range): Text[] {
  const { startContainer, startOffset, endContainer, endOffset } = range
  const texts = textsIn(root, range).flatMap(text => {
    const from = text === startContainer ? startOffset : 0
    const to = text === endContainer ? endOffset : text.length
    if (from >= to) return []
    const kept = from > 0 ? text.splitText(from) : text
    if (to - from < kept.length) kept.splitText(to - from)
    return [kept]
  })
  const [first, last] = [texts[0], texts.at(-1)]
  if (first && last) {
    range.setStart(first, 0)
    range.setEnd(last, last.length)
  }
  return texts
}

/** Takes the marks of a kind off one text; what else they hold keeps them. */
function lift(root: HTMLElement, text: Node, mark: Mark) {
  for (let outer = markAround(root, text, mark); outer; outer = markAround(root, text, mark)) {
    let inner: Node = text
    for (let parent = inner.parentNode as HTMLElement; inner !== outer; parent = inner.parentNode as HTMLElement) {
      isolate(inner, parent)
      if (parent === outer) break
      inner = parent
    }
    outer.replaceWith(...outer.childNodes)
  }
}

/** Parts an element so that `inner` is all it holds; what stood before and after gets copies of it. */
function isolate(inner: Node, parent: HTMLElement) {
  const before = parent.cloneNode(false) as HTMLElement
  const after = parent.cloneNode(false) as HTMLElement
  while (parent.firstChild && parent.firstChild !== inner) before.append(parent.firstChild)
  while (parent.lastChild && parent.lastChild !== inner) after.prepend(parent.lastChild)
  if (before.hasChildNodes()) parent.before(before)
  if (after.hasChildNodes()) parent.after(after)
}

/** Marks of one kind that stand side by side become one. */
function join(root: HTMLElement, mark: Mark) {
  for (const element of [...root.querySelectorAll('*')].filter(mark.is)) {
    const next = element.nextSibling
    if (!element.isConnected || next?.nodeType !== 1 || !mark.is(next as Element)) continue
    if (element.cloneNode(false).isEqualNode(next.cloneNode(false))) {
      next.firstChild && (next as Element).prepend(...element.childNodes)
      element.remove()
    }
  }
}
