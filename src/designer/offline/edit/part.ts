import type { SlotValue } from '../../../email/sections/section.ts'
import type { Concept } from './vocabulary.ts'

/** Something in an email that people name: the email itself, a line of its envelope, a section, an item, a slot. */
export interface Part {
  /** Of the outline; `email`, `canvas`, `subject` and the like for what stands in none. */
  ref: string
  type: 'email' | 'meta' | 'section' | 'item' | 'slot'
  /** The name of a slot, or the kind of a section; of an item the kind of its section. */
  name: string
  concepts: ReadonlySet<Concept>
  /** What readers read of it, marks left out. */
  text: string
  /** The words it is known by: its own, the title of an item, the heading of a section. */
  title: string
  value?: SlotValue
  parent?: Part
  children: Part[]
  /** Its element in the document; -1 when it has none. */
  element: number
  /** Its list, of an item. */
  list?: string
}

/** The section that a part is or stands in. */
export function sectionOf(part: Part): Part | undefined {
  for (let at: Part | undefined = part; at; at = at.parent) if (at.type === 'section') return at
  return undefined
}

/** The slots of a part: itself, or all inside. */
export const slotsOf = (part: Part): Part[] => (part.type === 'slot' ? [part] : part.children.flatMap(slotsOf))

export const isWithin = (part: Part, outer: Part): boolean =>
  part === outer || (part.parent !== undefined && isWithin(part.parent, outer))

export const isImage = ({ value }: Part): boolean => typeof value === 'object' && 'src' in value
export const isLink = ({ value }: Part): boolean => typeof value === 'object' && 'href' in value
export const isText = ({ value }: Part): boolean => typeof value === 'string'
