import { readMarks } from '../outline/marks.ts'
import { renderSection } from '../sections/catalogue.ts'
import { normaliseSection, type SectionInput } from '../sections/normalise.ts'
import type { Section } from '../sections/section.ts'
import { setAttribute } from '../source/attribute-splices.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import { applySplices, spliceBetween } from '../source/splice.ts'
import { buttonGround, buttonTable } from './button-ground.ts'
import type { Draft, Here } from './draft.ts'
import { Refusal } from './refusal.ts'

/** Which item (position before) stands at a position now; `undefined` for a new one. */
export type ItemOrigin = (list: string, at: number) => number | undefined

const SAME_ITEMS: ItemOrigin = (_, at) => at

/** The section in its one form; throws `Refusal` for one that its kind does not allow. */
export function normalised(input: SectionInput): Section {
  const made = normaliseSection(input)
  if (!made.ok) throw new Refusal(made.reason, made.plain)
  return made.section
}

/** Draws a section anew with other content, layout or tone. What somebody styled by hand stays on the parts that remain. */
export function redraw(draft: Draft, here: Here, section: Section, origin: ItemOrigin = SAME_ITEMS): void {
  const before = here.doc.outerHtml(here.part.element)
  const plain = parseHtml(renderSection(here.part.section))
  const after = withOwnAttributes(here.doc, plain, renderSection(section).trimEnd(), origin)
  const splices = spliceBetween(before, after).map(({ from, to, insert }) => ({
    from: from + here.from,
    to: to + here.from,
    insert
  }))
  const redrawn = { start: here.from, end: here.from + before.length }
  // What a free section holds is not drawn: its elements stay what they are.
  draft.edit(splices, here.part.inside === undefined ? { redrawn } : {})
}

/** The new drawing with the attributes that the section has and its old drawing has not. */
function withOwnAttributes(doc: SourceDocument, plain: SourceDocument, drawing: string, origin: ItemOrigin): string {
  const next = parseHtml(drawing)
  const [here, drawn] = [placesOf(doc), placesOf(plain)]
  const splices: Splice[] = []
  const seen = new Set<string>()
  const dressed = new Set<number>()
  for (const [path, element] of pathsOf(next, origin)) {
    const [own, old] = [here.get(path), drawn.get(path)]
    if (own === undefined || old === undefined || dressed.has(element)) continue
    dressed.add(element)
    const isCopy = seen.has(path)
    seen.add(path)
    splices.push(
      ...ownAttributes(doc, own, plain, old).flatMap(({ name, value }) =>
        isCopy && name === 'id' ? [] : setAttribute(next, element, name, value)
      )
    )
  }
  return applySplices(drawing, splices)
}

/** Attributes of an element that its plain drawing has not, or not so. Marks and values of slots are never among them. */
export function ownAttributes(
  doc: SourceDocument,
  own: number,
  plain: SourceDocument,
  old: number
): { name: string; value: string }[] {
  const kept = doc
    .attributes(own)
    .filter(({ name }) => !name.startsWith('data-') && !/^(href|src|alt|class)$/.test(name))
  return kept.filter(({ name, value }) => plain.attribute(old, name) !== value)
}

const placesOf = (doc: SourceDocument): Map<string, number> => new Map(pathsOf(doc, SAME_ITEMS))

/**
 * The marked elements of a section, the cells that they stand in, and the cells and tables of its buttons, with a path that says
 * what they are; items are named by where they come from, a copy as what it is a copy of. A cell has a path for each slot in it,
 * so that it is known by those that stay.
 */
function pathsOf(doc: SourceDocument, origin: ItemOrigin): [path: string, element: number][] {
  const { slots, lists } = readMarks(doc, 0)
  const places: [string, number][] = [['', 0]]
  const cells: [string, number][] = []
  const setSlots = (prefix: string, found: Map<string, number>) => {
    for (const [name, element] of found) {
      places.push([`${prefix}${name}`, element])
      const ground = buttonGround(doc, element)
      if (ground !== undefined) places.push([`${prefix}${name}^`, ground])
      const table = buttonTable(doc, element)
      if (table !== undefined) places.push([`${prefix}${name}^^`, table])
      const cell = cellAround(doc, element)
      if (cell !== undefined) cells.push([`${prefix}${name}#`, cell])
    }
  }
  setSlots('', slots)
  for (const [list, { element, items }] of lists) {
    places.push([`${list}[]`, element])
    for (const [at, item] of items.entries()) {
      const from = origin(list, at)
      if (from === undefined) continue
      places.push([`${list}.${from}`, item.element])
      setSlots(`${list}.${from}.`, item.slots)
    }
  }
  return [...places, ...cells]
}

/** The cell of a section that an element stands in. */
function cellAround(doc: SourceDocument, element: number): number | undefined {
  let at = doc.elements[element]?.parent ?? -1
  while (at > 0 && doc.elements[at]?.name !== 'td') at = doc.elements[at]?.parent ?? -1
  return at > 0 ? at : undefined
}
