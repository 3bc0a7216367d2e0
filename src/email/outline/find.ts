import type { EmailSource } from '../email.ts'
import type { SourceDocument, SourceElement, Span } from '../source/source.ts'
import type { Outline, OutlineItem, OutlineList, OutlineSection, OutlineSlot } from './outline.ts'
import { outlineOf } from './outline.ts'

/** What a ref names, with its element. */
export type Found =
  | { type: 'section'; section: OutlineSection; element: SourceElement }
  | { type: 'slot'; section: OutlineSection; slot: OutlineSlot; element: SourceElement }
  | { type: 'list'; section: OutlineSection; list: OutlineList; element: SourceElement }
  | { type: 'item'; section: OutlineSection; list: OutlineList; item: OutlineItem; element: SourceElement }
  | { type: 'element'; element: SourceElement }

/** What `ref` names in this revision; `undefined` when nothing has that name. */
export function findRef(email: EmailSource, ref: string): Found | undefined {
  const { doc, sections } = outlineOf(email)
  if (/^e\d+$/.test(ref)) {
    const element = doc.elements[Number(ref.slice(1))]
    return element && { type: 'element', element }
  }
  const section = sections.find(candidate => candidate.ref === ref.split('.')[0])
  const found = section && findInSection(section, ref)
  return found && ({ ...found, element: doc.elements[found.at] as SourceElement } as Found)
}

function findInSection(section: OutlineSection, ref: string) {
  if (section.ref === ref) return { type: 'section', section, at: section.element }
  const slot = section.slots.find(candidate => candidate.ref === ref)
  if (slot) return { type: 'slot', section, slot, at: slot.element }
  for (const list of section.lists) {
    if (list.ref === ref) return { type: 'list', section, list, at: list.element }
    for (const item of list.items) {
      if (item.ref === ref) return { type: 'item', section, list, item, at: item.element }
      const inner = item.slots.find(candidate => candidate.ref === ref)
      if (inner) return { type: 'slot', section, slot: inner, at: inner.element }
    }
  }
  return undefined
}

/** The ref of what a click means: the slot around an element (by its index) or an offset, else the item, the section, or the element itself. */
export function refAt(email: EmailSource, at: { element: number } | { offset: number }): string | undefined {
  const { doc, sections } = outlineOf(email)
  const index = 'element' in at ? at.element : deepestAt(doc.elements, at.offset)
  const element = index === undefined ? undefined : doc.elements[index]
  if (!element) return undefined
  const section = sectionAround({ sections }, element)
  if (!section || isFreeIn(doc, section, element)) return `e${element.index}`
  const around = (candidate: { element: number }): boolean => {
    const outer = doc.elements[candidate.element] as SourceElement
    return outer.start <= element.start && element.end <= outer.end
  }
  const items = section.lists.flatMap(list => list.items)
  const slots = [...section.slots, ...items.flatMap(item => item.slots)]
  return (slots.find(around) ?? items.find(around) ?? section).ref
}

/** The section that something stands in, or is. */
export const sectionAround = ({ sections }: Pick<Outline, 'sections'>, part: Span): OutlineSection | undefined =>
  sections.find(({ start, end }) => start <= part.start && part.end <= end)

/** Whether something stands in the HTML of a free section. */
export function isFreeIn({ elements }: SourceDocument, { inside }: OutlineSection, part: Span): boolean {
  const holder = inside === undefined ? undefined : elements[inside]
  return holder !== undefined && holder.openEnd <= part.start && part.end <= holder.closeStart
}

function deepestAt(elements: SourceElement[], offset: number): number | undefined {
  return elements.findLast(({ start, end }) => start <= offset && offset < end)?.index
}

const ELEMENT_NAMES = new Map(
  Object.entries({
    a: 'Link',
    img: 'Image',
    p: 'Text',
    span: 'Text',
    li: 'List item',
    ul: 'List',
    ol: 'List',
    td: 'Cell',
    th: 'Cell',
    tr: 'Row',
    table: 'Table',
    div: 'Block',
    center: 'Block',
    hr: 'Line',
    body: 'Email'
  })
)

/** What people call the element of a name: 'Link', 'Heading'. */
export function elementLabel(name: string): string {
  return /^h[1-6]$/.test(name) ? 'Heading' : (ELEMENT_NAMES.get(name) ?? `<${name}>`)
}

/** `cover_image` as people read it: 'Cover image'. */
export function slotWords(name: string): string {
  const spaced = name.replaceAll('_', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** What people call the place a ref names: 'Products', 'Heading', 'Link'; the ref itself when it names nothing. */
export function labelOf(email: EmailSource, ref: string): string {
  const found = findRef(email, ref)
  if (!found) return ref
  if (found.type === 'section') return found.section.label
  if (found.type === 'slot') return slotWords(found.slot.name)
  if (found.type === 'element') return elementLabel(found.element.name)
  return found.type === 'list' ? slotWords(found.list.name) : `Item ${found.item.ref.split('.')[2]}`
}
