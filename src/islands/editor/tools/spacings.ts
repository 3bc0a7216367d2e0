import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Part } from './part.ts'

/** Sides that a part's room can be changed on. */
export type Side = 'above' | 'below' | 'inside'

/** What is changed for a side: which element, and which properties of it. */
export interface Room {
  ref: string
  properties: string[]
}

/**
 * Where the room of a part is said. Of a section it is the padding of its first and last cell, since mail clients pass over
 * padding of tables; of boxes it is their padding; above the first in a cell it is the cell's; of all else its margins.
 */
export function roomOf(part: Part, side: Side): Room | undefined {
  const { kind, ref, found } = part
  if (kind === 'section') return side === 'inside' ? undefined : sectionRoom(part, side)
  const isBox = /^(td|th)$/.test(found.element.name) || kind === 'button'
  if (side === 'inside') return isBox || kind === 'block' ? { ref, properties: ['padding'] } : undefined
  if (kind === 'button') return undefined
  const cell = side === 'above' && !isBox ? cellBegunBy(part) : undefined
  if (cell !== undefined) return { ref: `e${cell}`, properties: ['padding-top'] }
  const property = isBox ? 'padding' : 'margin'
  return { ref, properties: [`${property}-${side === 'above' ? 'top' : 'bottom'}`] }
}

/** The cell of a section that a part stands in with nothing before it. */
function cellBegunBy({ email, found }: Part): number | undefined {
  const { doc } = outlineOf(email)
  const { parent, index } = found.element
  const isCell = found.type === 'slot' && doc.elements[parent]?.name === 'td'
  return isCell && doc.children(parent)[0] === index ? parent : undefined
}

function sectionRoom({ email, found }: Part, side: 'above' | 'below'): Room | undefined {
  const { doc } = outlineOf(email)
  const rows = doc
    .children(found.element.index)
    .flatMap(at => (doc.elements[at]?.name === 'tbody' ? doc.children(at) : [at]))
  const row = side === 'above' ? rows[0] : rows.at(-1)
  const cell = row === undefined ? undefined : doc.children(row)[0]
  return cell === undefined
    ? undefined
    : { ref: `e${cell}`, properties: [`padding-${side === 'above' ? 'top' : 'bottom'}`] }
}

/** The operations that give a side so many px of room. */
export function setRoom(part: Part, side: Side, px: number): Operation[] {
  const room = roomOf(part, side)
  if (!room) return []
  const style = Object.fromEntries(room.properties.map(property => [property, paddingText(property, px)]))
  return [{ op: 'style', ref: room.ref, style }]
}

/** Words need more room at their sides than above and below. */
const paddingText = (property: string, px: number): string =>
  property === 'padding' && px > 0 ? `${px}px ${Math.round(px * 1.8)}px` : `${px}px`

/** Sides that a part has. */
export const sidesOf = (part: Part): Side[] =>
  (['above', 'below', 'inside'] as const).filter(side => roomOf(part, side) !== undefined)
