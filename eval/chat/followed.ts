import type { EmailSource } from '../../src/email/email.ts'
import type { Batch } from '../../src/email/operations/batch.ts'
import { type OutlineList, type OutlineSection, type OutlineSlot, outlineOf } from '../../src/email/outline/outline.ts'
import type { Span } from '../../src/email/source/source.ts'

/** What a ref names in one revision of an email. */
export interface Place {
  ref: string
  /** Index of its element in the document. */
  element: number
  section?: OutlineSection
  slot?: OutlineSlot
  list?: OutlineList
}

/** An email before and after a change. Refs are those of the email before. */
export interface Followed {
  before: EmailSource
  after: EmailSource
  /** Where a ref is in the email before. */
  was: (ref: string) => Place | undefined
  /** Where what it named is in the email after; `undefined` when it is gone. */
  now: (ref: string) => Place | undefined
}

/** All places of an email that have a ref in it; plain elements are not among them. */
export function placesOf(email: EmailSource): Place[] {
  return outlineOf(email).sections.flatMap(section => [
    { ref: section.ref, element: section.element, section },
    ...section.slots.map(slot => ({ ref: slot.ref, element: slot.element, section, slot })),
    ...section.lists.flatMap(list => [
      { ref: list.ref, element: list.element, section, list },
      ...list.items.flatMap(item => [
        { ref: item.ref, element: item.element, section },
        ...item.slots.map(slot => ({ ref: slot.ref, element: slot.element, section, slot }))
      ])
    ])
  ])
}

/** A change by operations. */
export function followed(before: EmailSource, batch: Batch): Followed {
  const after = batch.email
  const was = finder(before)
  const at = finderBySpan(after)
  return { before, after, was, now: ref => at(was(ref) && batch.placeOf(ref), ref) }
}

/** The last change taken back: what a ref names is where it was before that change. */
export function undone(before: EmailSource, last: { email: EmailSource; batch: Batch }): Followed {
  const was = finder(before)
  const at = finder(last.email)
  const origins = new Map<string, string>()
  const { elements } = outlineOf(last.email).doc
  for (const ref of [...placesOf(last.email).map(place => place.ref), ...elements.map(({ index }) => `e${index}`)]) {
    const span = last.batch.placeOf(ref)
    if (span) origins.set(`${keyOf(span)} ${sortOf(ref)}`, ref)
  }
  const now = (ref: string): Place | undefined => {
    const element = outlineOf(before).doc.elements[was(ref)?.element ?? -1]
    const origin = element && origins.get(`${keyOf(element)} ${sortOf(ref)}`)
    return origin === undefined ? undefined : at(origin)
  }
  return { before, after: last.email, was, now }
}

const keyOf = ({ start, end }: Span): string => `${start}-${end}`
/** Sections, slots and lists, items, slots of items and plain elements are told apart by the form of their refs. */
const sortOf = (ref: string): string => (ref.startsWith('e') ? 'element' : String(ref.split('.').length))

/** Finds a place by its ref. */
function finder(email: EmailSource): (ref: string) => Place | undefined {
  const places = new Map(placesOf(email).map(place => [place.ref, place]))
  const { elements } = outlineOf(email).doc
  return ref => {
    if (!ref.startsWith('e')) return places.get(ref)
    return elements[Number(ref.slice(1))] && { ref, element: Number(ref.slice(1)) }
  }
}

/** Finds a place by where it stands; what is no place of a section any more is a plain element. */
function finderBySpan(email: EmailSource): (span: Span | undefined, ref: string) => Place | undefined {
  const { elements } = outlineOf(email).doc
  const places = new Map(
    placesOf(email).map(place => [`${keyOf(elements[place.element] as Span)} ${sortOf(place.ref)}`, place])
  )
  const plain = new Map(elements.map(element => [keyOf(element), element.index]))
  return (span, ref) => {
    const index = span && plain.get(keyOf(span))
    if (!span || index === undefined) return undefined
    return places.get(`${keyOf(span)} ${sortOf(ref)}`) ?? { ref: `e${index}`, element: index }
  }
}
