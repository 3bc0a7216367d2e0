import { setAttribute } from '../source/attribute-splices.ts'
import { parseHtml } from '../source/parse.ts'
import { applySplices } from '../source/splice.ts'

/** A piece of HTML without its ids, or without those that are taken: an id names one element of an email. */
export function withoutIds(piece: string, isTaken: (id: string) => boolean = () => true): string {
  const doc = parseHtml(piece)
  const splices = doc.elements.flatMap(({ index }) => {
    const id = doc.attribute(index, 'id')
    return id !== undefined && isTaken(id) ? setAttribute(doc, index, 'id', null) : []
  })
  return applySplices(piece, splices)
}

/** The ids of an email. */
export function idsOf(html: string): ReadonlySet<string> {
  const doc = parseHtml(html)
  return new Set(doc.elements.flatMap(({ index }) => doc.attribute(index, 'id') ?? []))
}
