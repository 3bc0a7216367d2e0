import type { SourceDocument } from '../source/source.ts'

/** The cell that a button of a section stands on, by its index; `undefined` for every other element. */
export function buttonGround(doc: SourceDocument, link: number): number | undefined {
  const parent = doc.elements[link]?.parent ?? -1
  const classes = parent < 0 ? undefined : doc.attribute(parent, 'class')?.split(/\s+/)
  return doc.elements[link]?.name === 'a' && classes?.includes('button-ground') ? parent : undefined
}
