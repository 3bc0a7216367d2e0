import type { EmailSource } from '../email.ts'
import { SECTION_KINDS } from '../sections/catalogue.ts'
import { readSection } from '../sections/read.ts'
import type { Item, Section, Slot, SlotSchema, SlotValue, Tone } from '../sections/section.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, SourceElement } from '../source/source.ts'
import { readMarks, type SectionMarks } from './marks.ts'

export interface OutlineSlot {
  /** `s3.heading`, `s3.items.2.title`. */
  ref: string
  name: string
  kind: Slot
  value: SlotValue
  /** Index of its element in the document. */
  element: number
}

export interface OutlineItem {
  /** `s3.items.2`, counted from 1. */
  ref: string
  element: number
  slots: OutlineSlot[]
}

export interface OutlineList {
  /** `s3.items`. */
  ref: string
  name: string
  element: number
  items: OutlineItem[]
}

export interface OutlineSection {
  type: 'section'
  /** `s1`, `s2`, … in the order of the document. */
  ref: string
  kind: string
  /** As said to people: 'Products'. */
  label: string
  layout: string
  tone: Tone
  start: number
  end: number
  element: number
  section: Section
  slots: OutlineSlot[]
  lists: OutlineList[]
  /** The element that holds a free section's HTML, whose elements are named like those outside of sections. */
  inside?: number
}

export interface OutlineElement {
  type: 'element'
  /** `e17`: the index of the element in the document. */
  ref: string
  name: string
  start: number
  end: number
  element: number
}

/** A view of one revision: what can be named in it. */
export interface Outline {
  doc: SourceDocument
  /** In the order of the document: sections, and top-level elements that neither are nor hold one. */
  parts: (OutlineSection | OutlineElement)[]
  sections: OutlineSection[]
}

const outlines = new WeakMap<EmailSource, Outline>()

/** The outline of an email; the same object gets the same answer without reading it again. */
export function outlineOf(email: EmailSource): Outline {
  const known = outlines.get(email)
  if (known) return known
  const doc = parseHtml(email.html)
  const outline = outlineDocument(doc)
  outlines.set(email, outline)
  return outline
}

/** The outline of a document that is already read. */
function outlineDocument(doc: SourceDocument): Outline {
  const sections = sectionsOf(doc)
  const byElement = new Map(sections.map(section => [section.element, section]))
  const around = ancestorsOf(doc, sections)
  const parts: Outline['parts'] = []
  let at = 0
  while (at < doc.elements.length) {
    const element = doc.elements[at] as SourceElement
    const section = byElement.get(at)
    const isShell = SHELL.has(element.name)
    if (section) parts.push(section)
    else if (!isShell && !around.has(at)) parts.push(elementPart(element))
    at = around.has(at) || (isShell && element.name !== 'head') ? at + 1 : after(doc, at)
  }
  return { doc, parts, sections }
}

const SHELL: ReadonlySet<string> = new Set(['html', 'head', 'body', 'style', 'script', 'meta', 'title', 'link', 'base'])

const elementPart = ({ index, name, start, end }: SourceElement): OutlineElement => ({
  type: 'element',
  ref: `e${index}`,
  name,
  start,
  end,
  element: index
})

/** The first element that does not stand inside another. */
function after(doc: SourceDocument, index: number): number {
  const end = doc.elements[index]?.end ?? 0
  let next = index + 1
  while (next < doc.elements.length && (doc.elements[next]?.start ?? end) < end) next++
  return next
}

/** Every section that reads cleanly; one inside another is content of the outer. */
function sectionsOf(doc: SourceDocument): OutlineSection[] {
  const sections: OutlineSection[] = []
  let end = 0
  for (const { index, start, openEnd } of doc.elements) {
    if (start < end || !doc.source.slice(start, openEnd).includes('data-section')) continue
    const section = sectionAt(doc, index, `s${sections.length + 1}`)
    if (!section) continue
    sections.push(section)
    end = section.end
  }
  return sections
}

function ancestorsOf(doc: SourceDocument, sections: OutlineSection[]): Set<number> {
  const ancestors = new Set<number>()
  for (const { element } of sections) {
    let at = doc.elements[element]?.parent ?? -1
    while (at >= 0 && !ancestors.has(at)) {
      ancestors.add(at)
      at = doc.elements[at]?.parent ?? -1
    }
  }
  return ancestors
}

/** The section an element holds, with the places of its parts; `undefined` when it does not read cleanly. */
export function sectionAt(doc: SourceDocument, element: number, ref: string): OutlineSection | undefined {
  const section = readOnce(doc, element)
  const kind = section && SECTION_KINDS[section.kind]
  if (!section || !kind) return undefined
  const { start, end } = doc.elements[element] as SourceElement
  const marks = readMarks(doc, element)
  const inside = marks.slots.get(Object.keys(kind.slots).find(name => kind.slots[name]?.slot === 'html') ?? '')
  return {
    type: 'section',
    ref,
    kind: section.kind,
    label: kind.label,
    layout: section.layout,
    tone: section.tone,
    start,
    end,
    element,
    section,
    slots: slotsOf(kind.slots, section.content as Item, marks.slots, ref),
    lists: Object.entries(kind.lists).flatMap(([name, { item }]) => {
      const list = listOf(section, marks, name, item, ref)
      return list ? [list] : []
    }),
    ...(inside !== undefined && { inside })
  }
}

/** What markup reads as. Each letter that is typed makes another email, and leaves all sections but one as they were. */
const readings = new Map<string, Section | undefined>()
const MOST_READINGS = 1_000

function readOnce(doc: SourceDocument, element: number): Section | undefined {
  const { start, end } = doc.elements[element] as SourceElement
  const markup = doc.source.slice(start, end)
  if (readings.has(markup)) return readings.get(markup)
  if (readings.size >= MOST_READINGS) readings.clear()
  const section = readSection(doc, element)
  readings.set(markup, section)
  return section
}

function slotsOf(
  schemas: Record<string, SlotSchema>,
  values: Item,
  places: Map<string, number>,
  ref: string
): OutlineSlot[] {
  return Object.entries(schemas).flatMap(([name, { slot }]) => {
    const [value, element] = [values[name], places.get(name)]
    return value === undefined || element === undefined || slot === 'html'
      ? []
      : [{ ref: `${ref}.${name}`, name, kind: slot, value, element }]
  })
}

function listOf(
  { content }: Section,
  marks: SectionMarks,
  name: string,
  schemas: Record<string, SlotSchema>,
  section: string
): OutlineList | undefined {
  const place = marks.lists.get(name)
  const values = (content[name] as Item[] | undefined) ?? []
  if (!place || place.items.length !== values.length) return undefined
  const ref = `${section}.${name}`
  const items = place.items.map(({ element, slots }, at) => ({
    ref: `${ref}.${at + 1}`,
    element,
    slots: slotsOf(schemas, values[at] as Item, slots, `${ref}.${at + 1}`)
  }))
  return { ref, name, element: place.element, items }
}
