import type { SourceDocument } from '../source/source.ts'

/** Elements of a section by the marks they carry. Numbers are element indexes. */
export interface SectionMarks {
  slots: Map<string, number>
  lists: Map<string, { element: number; items: { element: number; slots: Map<string, number> }[] }>
}

/** Finds the marked elements inside `section`. */
export function readMarks(doc: SourceDocument, section: number): SectionMarks {
  const marks: SectionMarks = { slots: new Map(), lists: new Map() }
  const end = doc.elements[section]?.end ?? 0
  let list: { name: string; end: number } | undefined
  let item: { slots: Map<string, number>; end: number } | undefined
  for (let index = section; (doc.elements[index]?.start ?? end) < end; index++) {
    const element = doc.elements[index]
    if (!element || !doc.source.slice(element.start, element.openEnd).includes('data-')) continue
    if (list && element.start >= list.end) list = undefined
    if (item && element.start >= item.end) item = undefined
    const name = doc.attribute(index, 'data-list')
    if (name !== undefined && !marks.lists.has(name)) {
      list = { name, end: element.end }
      marks.lists.set(name, { element: index, items: [] })
    }
    if (list && doc.attribute(index, 'data-item') !== undefined) {
      item = { slots: new Map(), end: element.end }
      marks.lists.get(list.name)?.items.push({ element: index, slots: item.slots })
    }
    const slot = doc.attribute(index, 'data-slot')
    if (slot !== undefined) (item?.slots ?? marks.slots).set(slot, index)
  }
  return marks
}
