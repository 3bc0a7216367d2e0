import type { OutlineSection } from '../../email/outline/outline.ts'
import { escapeAttribute, escapeText } from '../../email/source/entities.ts'
import type { SourceDocument, SourceElement, Span } from '../../email/source/source.ts'
import { attributeGlyphs, BOUNDARY, type Glyph, htmlGlyphs } from './glyphs.ts'
import type { Around, Aspect, SaidText } from './said-text.ts'

/** Words around a text, at most: what is longer is no row any more. */
const LONGEST_AROUND = 600
/** So much HTML holds more words than that, or nothing that is near. */
const MOST_HTML = 12_000

/** The texts of HTML that is in no section of ours: block by block, and what pictures and links carry. */
export function plainTexts(doc: SourceDocument, sections: readonly OutlineSection[]): SaidText[] {
  const isOurs = (at: Span): boolean => sections.some(({ start, end }) => start <= at.start && at.end <= end)
  const gaps = gapsBetween(doc.source.length, sections)
  const blocks = gaps.flatMap(gap => blocksOf(htmlGlyphs(doc, gap)))
  const elements = doc.elements.filter(element => !isOurs(element))
  return [
    ...blocks.flatMap(glyphs => blockText(doc, elements, glyphs)),
    ...elements.flatMap(element => attributeTexts(doc, element))
  ]
}

function gapsBetween(length: number, sections: readonly OutlineSection[]): Span[] {
  const edges = [0, ...sections.flatMap(({ start, end }) => [start, end]), length]
  return edges.flatMap((start, at) => (at % 2 === 0 ? [{ start, end: edges[at + 1] ?? length }] : []))
}

function blocksOf(glyphs: readonly Glyph[]): Glyph[][] {
  const blocks: Glyph[][] = [[]]
  for (const glyph of glyphs) {
    if (glyph.char === BOUNDARY) blocks.push([])
    else blocks.at(-1)?.push(glyph)
  }
  return blocks.filter(block => block.some(({ char }) => char.trim() !== ''))
}

function blockText(doc: SourceDocument, elements: readonly SourceElement[], glyphs: Glyph[]): SaidText[] {
  const [start, end] = [glyphs[0]?.from ?? 0, glyphs.at(-1)?.to ?? 0]
  const holder = elements.findLast(element => element.openEnd <= start && end <= element.closeStart)
  return holder ? [plainText(doc, holder, 'words', glyphs, escapeText)] : []
}

function plainText(
  doc: SourceDocument,
  element: SourceElement,
  aspect: Aspect,
  glyphs: Glyph[],
  write: SaidText['write']
): SaidText {
  return { ref: `e${element.index}`, aspect, glyphs, source: doc.source, around: () => aroundOf(doc, element), write }
}

const ATTRIBUTES = [
  ['img', 'alt', 'alt'],
  ['img', 'src', 'picture'],
  ['a', 'href', 'link']
] as const

function attributeTexts(doc: SourceDocument, element: SourceElement): SaidText[] {
  return ATTRIBUTES.flatMap(([tag, name, aspect]) => {
    if (element.name !== tag) return []
    const attribute = doc.attributes(element.index).find(each => each.name === name)
    if (!attribute?.quote) return []
    const { valueStart, valueEnd, quote } = attribute
    const glyphs = attributeGlyphs(doc.source.slice(valueStart, valueEnd), valueStart)
    return [plainText(doc, element, aspect, glyphs, words => escapeAttribute(words, quote))]
  })
}

/** The words of what an element stands in, row by row, as long as that is short. */
function aroundOf(doc: SourceDocument, { index, parent }: SourceElement): Around[] {
  const around: Around[] = []
  for (let at = index, next = parent; at >= 0; at = next, next = doc.elements[at]?.parent ?? -1) {
    const { start = 0, end = 0 } = doc.elements[at] ?? {}
    if (end - start > MOST_HTML) break
    const words = `${doc.textContent(at)} ${altsIn(doc, at)}`.replace(/\s+/g, ' ').trim()
    if (words.length > LONGEST_AROUND) break
    if (words !== around.at(-1)?.words) around.push({ words })
  }
  return around
}

function altsIn(doc: SourceDocument, index: number): string {
  const { end = 0 } = doc.elements[index] ?? {}
  const alts: string[] = []
  for (let at = index; (doc.elements[at]?.start ?? end) < end; at++)
    if (doc.elements[at]?.name === 'img') alts.push(doc.attribute(at, 'alt') ?? '')
  return alts.join(' ')
}
