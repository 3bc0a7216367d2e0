import type { SourceDocument } from '../source/source.ts'
import { SECTION_KINDS } from './catalogue.ts'
import { htmlToInline } from './inline.ts'
import { normaliseSection } from './normalise.ts'
import { listText } from './paragraphs.ts'
import type { Content, Item, ListSchema, Section, SlotSchema, SlotValue } from './section.ts'

/** Thrown inside this file where markup says more than a section can; `readSection` turns it into `undefined`. */
class Unreadable extends Error {}

/**
 * The section that an element holds, found by its marks; `undefined` when it is none or no longer reads cleanly (unknown
 * markup inside a slot, a slot twice, a required one missing). The inverse of `renderSection`.
 */
export function readSection(doc: SourceDocument, element = 0): Section | undefined {
  const name = doc.attribute(element, 'data-section') ?? ''
  const kind = Object.hasOwn(SECTION_KINDS, name) ? SECTION_KINDS[name] : undefined
  if (!kind) return undefined
  try {
    const lists = Object.entries(kind.lists).map(([list, schema]) => readList(doc, element, list, schema))
    const slots = readSlots(
      doc,
      marked(doc, element, 'data-slot').filter(slot => !within(doc, slot, lists)),
      kind.slots
    )
    const content: Content = { ...slots, ...Object.fromEntries(lists.map(({ list, items }) => [list, items])) }
    const [layout, tone] = [doc.attribute(element, 'data-layout'), doc.attribute(element, 'data-tone')]
    const across = doc.attribute(element, 'data-across')
    const read = normaliseSection({
      kind: name,
      layout,
      tone,
      ...(across !== undefined && { across: Number(across) }),
      content
    })
    return read.ok ? read.section : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** Elements inside `root`, or `root` itself, that carry a mark, in the order of the document. */
function marked(doc: SourceDocument, root: number, mark: string): number[] {
  const end = doc.elements[root]?.end ?? 0
  const found: number[] = []
  for (let index = root; (doc.elements[index]?.start ?? end) < end; index++) {
    if (doc.attribute(index, mark) !== undefined) found.push(index)
  }
  return found
}

interface ReadList {
  list: string
  items: Item[]
  /** The element that holds the items; absent when the list is empty. */
  container: number | undefined
}

function within(doc: SourceDocument, index: number, lists: ReadList[]): boolean {
  const start = doc.elements[index]?.start ?? 0
  return lists.some(({ container }) => {
    const holder = container === undefined ? undefined : doc.elements[container]
    return holder !== undefined && holder.start <= start && start < holder.end
  })
}

function readList(doc: SourceDocument, section: number, list: string, schema: ListSchema): ReadList {
  const containers = marked(doc, section, 'data-list').filter(index => doc.attribute(index, 'data-list') === list)
  const [container] = containers
  if (containers.length > 1) throw new Unreadable()
  if (container === undefined) return { list, items: [], container }
  const items = marked(doc, container, 'data-item').map(item =>
    readSlots(doc, marked(doc, item, 'data-slot'), schema.item)
  )
  return { list, items, container }
}

function readSlots(doc: SourceDocument, elements: number[], schemas: Record<string, SlotSchema>): Item {
  const item: Item = {}
  for (const element of elements) {
    const name = doc.attribute(element, 'data-slot') ?? ''
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    if (!schema || Object.hasOwn(item, name)) throw new Unreadable()
    item[name] = readSlot(doc, element, schema)
  }
  return item
}

function readSlot(doc: SourceDocument, element: number, { slot }: SlotSchema): SlotValue {
  if (slot === 'text') return readText(doc, element)
  if (slot === 'html') return doc.innerHtml(element).trim()
  const attribute = (name: string) => doc.attribute(element, name) ?? ''
  if (slot === 'image' && doc.elements[element]?.name === 'img') return { src: attribute('src'), alt: attribute('alt') }
  if (slot === 'link' && doc.elements[element]?.name === 'a') {
    return { label: inline(withoutOrnament(doc.innerHtml(element)), false), href: attribute('href') }
  }
  throw new Unreadable()
}

/** One run of words, or paragraphs and lists that become what stands between blank lines. */
function readText(doc: SourceDocument, element: number): string {
  const paragraphs = doc.children(element).filter(child => /^(p|ul|ol)$/.test(doc.elements[child]?.name ?? ''))
  if (paragraphs.length === 0) return inline(doc.innerHtml(element), true)
  return onlyChildren(doc, element, paragraphs)
    .map(child => readParagraph(doc, child))
    .join('\n\n')
}

/** The children, which must be all that is there. */
function onlyChildren(doc: SourceDocument, element: number, children: number[]): number[] {
  const { openEnd = 0, closeStart = 0 } = doc.elements[element] ?? {}
  const edges = [
    openEnd,
    ...children.flatMap(child => [doc.elements[child]!.start, doc.elements[child]!.end]),
    closeStart
  ]
  const gaps = edges.flatMap((from, at) => (at % 2 === 0 ? [doc.source.slice(from, edges[at + 1])] : []))
  if (gaps.some(gap => gap.trim() !== '')) throw new Unreadable()
  return children
}

function readParagraph(doc: SourceDocument, index: number): string {
  const { name } = doc.elements[index]!
  if (name === 'p') return inline(doc.innerHtml(index), true)
  if (COUNTED.some(attribute => doc.attribute(index, attribute) !== undefined)) throw new Unreadable()
  const items = onlyChildren(doc, index, doc.children(index)).map(item => readItem(doc, item))
  if (items.length === 0) throw new Unreadable()
  return listText(name as 'ul' | 'ol', items)
}

/** Ways of counting that a list of ours cannot say. */
const COUNTED = ['start', 'type', 'reversed', 'value']

/** An item is one line. */
function readItem(doc: SourceDocument, index: number): string {
  const isItem = doc.elements[index]?.name === 'li' && doc.attribute(index, 'value') === undefined
  const text = isItem ? inline(doc.innerHtml(index), true) : ''
  if (text === '' || text.includes('\n')) throw new Unreadable()
  return text
}

function inline(source: string, links: boolean): string {
  const text = htmlToInline(source, { links })
  if (text === undefined) throw new Unreadable()
  return text
}

/** A sign before the words of a link that is drawing, not content. */
const withoutOrnament = (source: string): string =>
  source.replace(/^\s*<span [^<>]*\bdata-ornament\b[^<>]*>(?:[^<>]*|<img [^<>]*>)<\/span>/, '')
