import { type Looks, looksOf } from '../compile/looks.ts'
import type { EmailSource } from '../email.ts'
import { type OutlineSection, outlineOf } from '../outline/outline.ts'
import { isSeen } from '../outline/plain-parts.ts'
import type { SourceDocument, SourceElement } from '../source/source.ts'

/** An email or a page that a brand is read from. */
export interface Page {
  doc: SourceDocument
  sections: readonly OutlineSection[]
  looks: Looks
  /** Its address, where it has one. */
  base: string | undefined
  /** Elements that show; nothing inside of what is hidden does. */
  elements: readonly SourceElement[]
  /** The words that show, each with the element that it stands in directly. */
  texts: readonly SeenText[]
}

/** A run of words as it shows. */
export interface SeenText {
  element: number
  words: string
}

export function openPage(email: EmailSource, base: string | undefined): Page {
  const { doc, sections } = outlineOf(email)
  const looks = looksOf(email)
  const elements = seenElements(doc, looks)
  return { doc, sections, looks, base, elements, texts: seenTexts(doc, elements) }
}

/** The document's own boxes are around all that is seen. */
const BOXES: ReadonlySet<string> = new Set(['html', 'body'])

function seenElements(doc: SourceDocument, looks: Looks): SourceElement[] {
  const hidden = new Set<number>()
  return doc.elements.filter(element => {
    const { index, parent, name } = element
    const isHidden =
      hidden.has(parent) || (!BOXES.has(name) && !isSeen(doc, element)) || looks.value(index, 'display') === 'none'
    if (isHidden) hidden.add(index)
    return !isHidden && isSeen(doc, element)
  })
}

function seenTexts(doc: SourceDocument, elements: readonly SourceElement[]): SeenText[] {
  const seen = new Set(elements.map(({ index }) => index))
  const open: SourceElement[] = []
  let at = 0
  return doc.texts.flatMap(({ start, end }) => {
    for (; at < doc.elements.length && doc.elements[at]!.start <= start; at++) open.push(doc.elements[at]!)
    while (open.length > 0 && open.at(-1)!.end <= start) open.pop()
    const around = open.findLast(each => each.openEnd <= start && start < each.end)
    const words = doc.source.slice(start, end).replace(/\s+/g, ' ').trim()
    return around && words && seen.has(around.index) ? [{ element: around.index, words }] : []
  })
}

/** Is it, or is it inside of, an element of which that holds? The nearest. */
export function nearest(
  { doc }: Page,
  element: number,
  isIt: (element: SourceElement) => boolean
): SourceElement | undefined {
  for (let at = doc.elements[element]; at; at = doc.elements[at.parent]) if (isIt(at)) return at
  return undefined
}

/** What an element is called in its markup: `id`, `class`, `role` and `aria-label`, in small letters. */
export const callings = ({ doc }: Page, index: number): string =>
  ['id', 'class', 'role', 'aria-label']
    .map(name => doc.attribute(index, name) ?? '')
    .join(' ')
    .toLowerCase()

/** A link's address as a whole, where it is one of the web. */
export function webAddress({ base }: Pick<Page, 'base'>, href: string | undefined): string | undefined {
  const written = href?.trim() ?? ''
  if (!written || !URL.canParse(written, base)) return undefined
  const url = new URL(written, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
