import type { SourceDocument } from '../source/source.ts'

/** The cell that a button of a section stands on, by its index; `undefined` for every other element. */
export function buttonGround(doc: SourceDocument, link: number): number | undefined {
  const parent = doc.elements[link]?.parent ?? -1
  const classes = parent < 0 ? undefined : doc.attribute(parent, 'class')?.split(/\s+/)
  return doc.elements[link]?.name === 'a' && classes?.includes('button-ground') ? parent : undefined
}

/** The table that carries a button, and the quieter action beside it: where it stands is said there. */
export function buttonTable(doc: SourceDocument, link: number): number | undefined {
  const tables: number[] = []
  for (let at = buttonGround(doc, link) ?? -1; at >= 0; at = doc.elements[at]?.parent ?? -1)
    if (doc.elements[at]?.name === 'table') tables.push(at)
  return tables.find(at => doc.attribute(at, 'class')?.split(/\s+/).includes('action')) ?? tables[0]
}
