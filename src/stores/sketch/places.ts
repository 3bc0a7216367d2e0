import { sectionAround } from '../../email/outline/find.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { pointedRef } from '../../email/outline/pointed.ts'
import type { Sketch } from './sketch.ts'

/** The ref of the part that says a field: its own, else that of the entry or the field around it. */
export function refOfField(path: string, { places }: Pick<Sketch, 'places'>): string | undefined {
  for (let field = path; field !== ''; field = field.slice(0, Math.max(0, field.lastIndexOf('.')))) {
    const within = places[field] ?? Object.entries(places).find(([each]) => each.startsWith(`${field}.`))?.[1]
    if (within) return within
  }
  return undefined
}

/** The field that a part of a sketch says: that of the part, else the first of its section. */
export function fieldOfElement(element: number, { email, places }: Sketch): string | undefined {
  const ref = pointedRef(email, element)
  const fields = Object.entries(places)
  const { doc, sections } = outlineOf(email)
  const around = doc.elements[element]
  const section = around && sectionAround({ sections }, around)?.ref
  const isIn = (place: string, part: string) =>
    place === part || place.startsWith(`${part}.`) || part.startsWith(`${place}.`)
  const found = fields.find(([, place]) => place === ref) ?? fields.find(([, place]) => ref && isIn(place, ref))
  return (found ?? fields.find(([, place]) => section && place.split('.')[0] === section))?.[0]
}
