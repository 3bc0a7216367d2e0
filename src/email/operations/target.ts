import { elementLabel } from '../outline/find.ts'
import { SECTION_KINDS } from '../sections/catalogue.ts'
import { suggest } from '../sections/nearest.ts'
import type { Item, ListSchema, SlotSchema, SlotValue } from '../sections/section.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, SourceElement, Splice } from '../source/source.ts'
import type { Draft, Here } from './draft.ts'
import { GONE, Refusal } from './refusal.ts'

/** A place inside a section; items are by their position now, from 0. */
export type Target =
  | { type: 'section'; here: Here }
  | {
      type: 'slot'
      here: Here
      name: string
      schema: SlotSchema
      value: SlotValue | undefined
      in?: { list: string; at: number }
    }
  | { type: 'list'; here: Here; list: string; schema: ListSchema; items: Item[]; numbers: number[] }
  | { type: 'item'; here: Here; list: string; at: number; schema: ListSchema; items: Item[]; numbers: number[] }

/** What a section ref names now, whether or not an optional slot is there. Throws `Refusal` with the nearest legal names. */
export function targetOf(draft: Draft, ref: string): Target {
  const [section, name, number, slot] = ref.split('.') as [string, string?, string?, string?]
  const here = draft.section(section)
  if (name === undefined) return { type: 'section', here }
  const kind = SECTION_KINDS[here.part.kind]!
  const schema = Object.hasOwn(kind.slots, name) ? kind.slots[name] : undefined
  const content = here.part.section.content
  if (schema && number === undefined)
    return { type: 'slot', here, name, schema, value: content[name] as SlotValue | undefined }
  const list = Object.hasOwn(kind.lists, name) ? kind.lists[name] : undefined
  if (!list)
    throw new Refusal(
      `${here.part.label} has no "${name}". ${suggest(name, [...Object.keys(kind.slots), ...Object.keys(kind.lists)])}`
    )
  const items = (content[name] as Item[] | undefined) ?? []
  const numbers = draft.itemNumbers(section, name, items.length)
  if (number === undefined) return { type: 'list', here, list: name, schema: list, items, numbers }
  const at = numbers.indexOf(Number(number))
  const item = items[at]
  if (!item) throw new Refusal(`There is no "${section}.${name}.${number}"; items are ${numbers.join(', ')}.`, GONE)
  if (slot === undefined) return { type: 'item', here, list: name, at, schema: list, items, numbers }
  const inner = Object.hasOwn(list.item, slot) ? list.item[slot] : undefined
  if (!inner)
    throw new Refusal(`An item of ${here.part.label} has no "${slot}". ${suggest(slot, Object.keys(list.item))}`)
  return { type: 'slot', here, name: slot, schema: inner, value: item[slot], in: { list: name, at } }
}

/** An element, read with its inside. Offsets of `doc` count from `from`. */
export interface ElementHere {
  doc: SourceDocument
  from: number
  element: SourceElement
}

/** The element that a ref names, whatever it names. Throws `Refusal`. */
export function elementOf(draft: Draft, ref: string): ElementHere {
  if (ref.startsWith('e')) {
    const { start, end } = draft.elementPlace(ref)
    const doc = parseHtml(draft.email.html.slice(start, end))
    return { doc, from: start, element: doc.elements[0]! }
  }
  const target = targetOf(draft, ref)
  const { doc, from } = target.here
  const index = elementIndex(target)
  const element = index === undefined ? undefined : doc.elements[index]
  if (!element) throw new Refusal(`"${ref}" is empty; set it first.`, GONE)
  return { doc, from, element }
}

function elementIndex(target: Target): number | undefined {
  const { part } = target.here
  if (target.type === 'section') return part.element
  const list = part.lists.find(({ name }) => name === (target.type === 'slot' ? target.in?.list : target.list))
  if (target.type === 'list') return list?.element
  if (target.type === 'item') return list?.items[target.at]?.element
  const slots = target.in ? list?.items[target.in.at]?.slots : part.slots
  return slots?.find(({ name }) => name === target.name)?.element
}

/** What people call a target: 'Products', 'Heading', 'Title of item 2'. */
export function targetWords(target: Target): string {
  const { label } = target.here.part
  if (target.type === 'section') return label
  if (target.type === 'slot')
    return `${capital(target.name)} of ${target.in ? `item ${target.in.at + 1} of ` : ''}${label}`
  return target.type === 'item' ? `Item ${target.at + 1} of ${label}` : `${capital(target.list)} of ${label}`
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

/** Splices of a piece as splices of the whole, in which it stands at `from`. */
export const shifted = (from: number, splices: Splice[]): Splice[] =>
  splices.map(splice => ({ ...splice, from: splice.from + from, to: splice.to + from }))

/** What people call the element that a ref names. */
export const elementWords = (draft: Draft, ref: string, { element }: ElementHere): string =>
  ref.startsWith('e') ? elementLabel(element.name) : targetWords(targetOf(draft, ref))
