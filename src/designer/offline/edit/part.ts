import type { SlotValue } from '../../../email/sections/section.ts'
import type { Concept } from './vocabulary.ts'
import { plainWords } from './words.ts'

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
  /** What the catalogue calls it: the name of a slot, the layout of a section, the list of an item. */
  names: string
  value?: SlotValue
  parent?: Part
  children: Part[]
  /** Its element in the document; -1 when it has none. */
  element: number
  /** Its list, of an item. */
  list?: string
}

type Given = Pick<Part, 'ref' | 'type' | 'name' | 'element'> & Partial<Pick<Part, 'value' | 'list' | 'text' | 'names'>>

const SUM = /^\D{0,12}(?:[£$€₹¥₦]\s?\d|\d[\d.,]*\s?[£$€₹¥₦])[\d.,]*\D{0,12}$/

/** A part, last among the children of what is around it. A slot reads as its value does. */
export function makePart(given: Given, concepts: readonly Concept[], parent?: Part): Part {
  const text = given.text ?? (given.value === undefined ? '' : plainWords(given.value))
  const isPrice = given.type === 'slot' && given.name !== 'was' && SUM.test(text)
  const all = new Set([...concepts, ...(isPrice ? (['slot:price'] as const) : [])])
  const part: Part = {
    names: given.name,
    ...given,
    concepts: all,
    text,
    title: text,
    children: [],
    ...(parent && { parent })
  }
  parent?.children.push(part)
  return part
}

const TITLES: ReadonlySet<string> = new Set(['heading', 'title', 'label', 'link', 'company', 'name', 'caption'])

/** Gives a part the words of what is in it, and the name that one of its slots gives it. */
export function settle(part: Part, slots = part.children.filter(({ type }) => type === 'slot')): Part {
  part.title = (slots.find(({ name }) => TITLES.has(name)) ?? slots[0])?.text ?? ''
  part.text = part.children.map(({ text }) => text).join(' ')
  return part
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
