import { previewDocument, previewStyle, type Scheme } from '../../../email/compile/preview.ts'
import { type PreviewPatch, previewPatches } from '../../../email/compile/preview-patch.ts'
import { isWholeDocument } from '../../../email/compile/whole-document.ts'
import type { EmailSource } from '../../../email/email.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Splice } from '../../../email/source/source.ts'
import { spliceBetween } from '../../../email/source/splice.ts'
import { fillPage, openPage, pageOf } from '../../email-frame/page-of.ts'
import { dressFrame } from './dress-frame.ts'
import { nightOf } from './night.ts'

/** What may colour an element by itself: after dark that is said in the style sheet. */
const DRESS = /style|color|class/i

/** Shows emails in a frame that runs nothing, and knows which node of it is which element of the source. */
export interface Painter {
  /** Shows an email. After a change only what it touched is drawn anew: scroll and pictures stay. `splices` say what changed of the HTML, if known. */
  paint: (email: EmailSource, splices?: readonly Splice[]) => void
  /**
   * Takes over that the frame shows an email already, where the nodes inside an element were changed by hand. Answers `false`, and
   * paints it, where they are not those of the source.
   */
  adopt: (email: EmailSource, inside: number) => boolean
  /** Draws all of it anew, for options that have changed. */
  repaint: () => void
  /** Draws the inside of an element as the source has it. */
  redraw: (element: number) => void
  /** The node of an element, by its index in the source; nothing for what a preview leaves out. */
  nodeOf: (element: number) => HTMLElement | undefined
  /** The index of the element that a node shows; nothing for other nodes. */
  indexOf: (node: Node) => number | undefined
  /** The index of the innermost element of the source around a node. */
  elementAt: (node: Node | null) => number | undefined
}

export interface PaintOptions {
  scheme: Scheme
  /** Pictures as where mail clients load none: their alternative texts. */
  picturesOff: boolean
  /** What the frame shows in the place of a piece of HTML, where nobody can take anything out of it. */
  shownAs?: (html: string) => string
}

/** Paints into a frame. `options` are asked for anew with each painting. */
export function createPainter(frame: HTMLIFrameElement, options: () => PaintOptions, onPainted: () => void): Painter {
  let shown: EmailSource | undefined
  let nodes: (HTMLElement | undefined)[] = []

  function paint(email: EmailSource, splices?: readonly Splice[]) {
    const before = shown
    shown = email
    if (!pageOf(frame)) begin(email)
    else if (!before || !patch(before, email, splices)) paintWhole(email)
    finish()
  }

  /** Draws all of it anew, under options that have changed. */
  function repaint() {
    if (shown && pageOf(frame)) paintWhole(shown)
    finish()
  }

  function finish() {
    if (options().picturesOff) hidePictures(documentOf(frame))
    onPainted()
  }

  /**
   * The frame begins with nothing in it, and is painted as soon as that is there: a document is loaded only with all its
   * pictures, and until then nobody could work on it. It loads anew where it is moved in the page.
   */
  function begin(email: EmailSource) {
    frame.onload = () => {
      const page = pageOf(frame)
      if (!page) return
      dressFrame(page)
      if (shown) paintWhole(shown)
      finish()
    }
    openPage(frame, sourceOf(email))
  }

  const sourceOf = (email: EmailSource) => shownAs(previewDocument(email, { markElements: true, ...lightOf(email) }))
  const shownAs = (html: string) => options().shownAs?.(html) ?? html

  function lightOf(email: EmailSource) {
    const { scheme } = options()
    return { scheme, ...(scheme === 'dark' && { night: nightOf(email, repaint) }) }
  }

  function paintWhole(email: EmailSource) {
    const own = documentOf(frame)
    fillPage(own, sourceOf(email))
    nodes = takeMarks(own)
  }

  function patch(
    before: EmailSource,
    email: EmailSource,
    splices: readonly Splice[] = spliceBetween(before.html, email.html)
  ): boolean {
    if (before.lang !== email.lang || before.dir !== email.dir || before.preheader !== email.preheader) return false
    const [old, now] = [outlineOf(before).doc, outlineOf(email).doc]
    const isWhole = isWholeDocument(now)
    const patches = previewPatches(old, now, splices)
    if (!patches || isWhole !== isWholeDocument(old)) return false
    const isDressed = options().scheme === 'dark' && splices.some(({ insert }) => DRESS.test(insert))
    if ((before.css !== email.css || isDressed) && !restyle(email, isWhole)) return false
    const places = patches.map(each => placeOf(each))
    if (places.some(place => !place)) return false
    for (const [at, each] of [...patches.entries()].reverse()) draw(each, places[at] as Range)
    return true
  }

  /** Our own style is the one that no mark was on. */
  function restyle(email: EmailSource, isWhole: boolean): boolean {
    const style = documentOf(frame).querySelector('style[data-own]')
    if (style) style.textContent = `\n${previewStyle(email.css, isWhole, lightOf(email))}\n`
    return style !== null
  }

  /** Where the nodes of a patch stand; nothing where the browser's tree is another than the source's. */
  function placeOf({ parent, previous, next, at, removed }: PreviewPatch): Range | undefined {
    const known = nodes.slice(at, at + removed).find(node => node !== undefined)
    const [before, after, holder] = [node(previous), node(next), node(parent)]
    if ((previous !== undefined && !before) || (next !== undefined && !after)) return undefined
    const within = (before ?? after)?.parentNode ?? (known ? outermost(known, holder) : holder)
    if (!within || (after && after.parentNode !== within) || !isInside(within, holder)) return undefined
    if (within.nodeName === 'BODY' && !before) return undefined
    const range = documentOf(frame).createRange()
    if (before) range.setStartAfter(before)
    else range.setStart(within, 0)
    if (after) range.setEndBefore(after)
    else range.setEnd(within, within.childNodes.length)
    return range
  }

  function draw({ at, removed, addedAt, added, html }: PreviewPatch, place: Range) {
    const drawn = place.createContextualFragment(shownAs(html))
    const found = takeMarks(drawn)
    place.deleteContents()
    place.insertNode(drawn)
    nodes.splice(at, removed, ...Array.from({ length: added }, (_, index) => found[addedAt + index]))
  }

  function adopt(email: EmailSource, inside: number): boolean {
    const [old, now] = [outlineOf(shown as EmailSource).doc, outlineOf(email).doc]
    const within = (doc: typeof now) => doc.elements.filter(each => isWithin(each, doc.elements[inside]))
    const own = [...(nodes[inside]?.querySelectorAll<HTMLElement>('*') ?? [])]
    const isSame = (names: string[]) =>
      names.length === own.length && own.every(({ localName }, at) => localName === names[at])
    if (!isSame(within(now).map(({ name }) => name))) {
      paint(email)
      return false
    }
    nodes.splice(inside + 1, within(old).length, ...own)
    shown = email
    finish()
    return true
  }

  function redraw(element: number) {
    const found = shown && outlineOf(shown).doc.elements[element]
    if (!shown || !found) return
    const inside = {
      from: found.openEnd,
      to: found.closeStart,
      insert: shown.html.slice(found.openEnd, found.closeStart)
    }
    patch(shown, shown, [inside])
    finish()
  }

  const node = (index: number | undefined) => (index === undefined ? undefined : nodes[index])

  function elementAt(inner: Node | null): number | undefined {
    for (let at = inner; at; at = at.parentNode) {
      const index = indexOf(nodes, at)
      if (index !== undefined) return index
    }
    return undefined
  }

  return {
    paint,
    repaint,
    adopt,
    redraw,
    nodeOf: index => nodes[index],
    indexOf: node => indexOf(nodes, node),
    elementAt
  }
}

function indexOf(nodes: readonly (HTMLElement | undefined)[], node: Node): number | undefined {
  const index = nodes.indexOf(node as HTMLElement)
  return index < 0 ? undefined : index
}

const documentOf = (frame: HTMLIFrameElement) => frame.contentDocument as Document

/** Without an address a picture shows its alternative text. */
function hidePictures(page: Document) {
  for (const picture of page.images) {
    picture.removeAttribute('src')
    picture.removeAttribute('srcset')
  }
  for (const element of page.body?.querySelectorAll<HTMLElement>('*') ?? [])
    if (/url\(/.test(getComputedStyle(element).backgroundImage)) element.style.backgroundImage = 'none'
}

/**
 * The marked nodes by their marks, which are taken off: indexes change, nodes stay. Of a mark that stays open browsers make
 * copies after its parent's end; the first node is the element.
 */
function takeMarks(root: Document | DocumentFragment): (HTMLElement | undefined)[] {
  const found: (HTMLElement | undefined)[] = []
  root.querySelector('head style:not([data-at])')?.setAttribute('data-own', '')
  for (const marked of root.querySelectorAll<HTMLElement>('[data-at]')) {
    found[Number(marked.dataset.at)] ??= marked
    marked.removeAttribute('data-at')
  }
  return found
}

const isWithin = (element: { start: number; end: number }, outer: { start: number; end: number } | undefined) =>
  outer !== undefined && element.start > outer.start && element.end <= outer.end

/** The browser puts rows into a `<tbody>` that the source need not have. */
const isInside = (within: Node, holder: Node | undefined): boolean =>
  !holder || within === holder || (within.parentNode === holder && within.nodeName === 'TBODY')

function outermost(known: Node, holder: Node | undefined): Node | null | undefined {
  let at: Node | null = known
  while (at?.parentNode && !(holder ? isInside(at.parentNode, holder) : false)) at = at.parentNode
  return holder ? at?.parentNode : undefined
}
