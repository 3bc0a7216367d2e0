import type { EmailSource } from '../../email/email.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { findRef } from '../../email/outline/find.ts'
import type { OutlineList } from '../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import type { Item, SlotSchema, SlotValue } from '../../email/sections/section.ts'

/** Words that stand in a new item until a person writes others, by the name of their slot. */
const WORDS: Record<string, string> = {
  title: 'Something new',
  name: 'A name',
  text: 'A few words about it.',
  price: '0.00',
  value: '0',
  label: 'What it counts',
  time: '00:00',
  question: 'What would they ask?',
  answer: 'A short answer.'
}

/** The list that a part stands in or is, with the item that it belongs to. */
function listOf(email: EmailSource, ref: string | undefined): OutlineList | undefined {
  const [section, list] = ref?.split('.') ?? []
  const found = list === undefined ? undefined : findRef(email, `${section}.${list}`)
  return found?.type === 'list' ? found.list : undefined
}

export const isInList = (email: EmailSource, ref: string | undefined): boolean => {
  const list = listOf(email, ref)
  return list !== undefined && hasRoom(email, list)
}

/** Whether a list may have another item. */
export function hasRoom(email: EmailSource, { ref, name, items }: OutlineList): boolean {
  const found = findRef(email, ref)
  const schema = found?.type === 'list' ? SECTION_KINDS[found.section.kind]?.lists[name] : undefined
  return schema !== undefined && items.length < schema.max
}

/** Operations that add an item at the end of a part's list: what the last one has, with words that ask to be replaced. */
export function newItem(email: EmailSource, ref: string | undefined): Operation[] | undefined {
  const list = listOf(email, ref)
  const found = list && findRef(email, list.ref)
  if (!list || found?.type !== 'list' || !hasRoom(email, list)) return undefined
  const schemas = SECTION_KINDS[found.section.kind]?.lists[list.name]?.item ?? {}
  const values = ((found.section.section.content[list.name] as Item[] | undefined) ?? []).at(-1) ?? {}
  const filled = Object.entries(schemas).flatMap(([name, schema]) => {
    const value = values[name]
    return value === undefined && !schema.required ? [] : [[name, neutral(name, schema, value)] as const]
  })
  return [{ op: 'add-item', ref: list.ref, item: Object.fromEntries(filled) }]
}

/** The last item's picture and link stay, since a new one looks and leads alike; its words would be false of another. */
function neutral(name: string, { slot, about }: SlotSchema, last: SlotValue | undefined): SlotValue {
  if (slot === 'image' && typeof last === 'object') return last
  if (slot === 'link') return linkLike(last)
  const words = WORDS[name] ?? about.charAt(0).toUpperCase() + about.slice(1)
  return name === 'price' && typeof last === 'string' ? likePrice(last) : words
}

const linkLike = (last: SlotValue | undefined): SlotValue =>
  typeof last === 'object' && 'href' in last ? last : { label: 'A link', href: 'https://example.com' }

/** A price of nothing yet, in the currency and manner of another: "£18.50" makes "£0.00". */
const likePrice = (price: string): string => price.replace(/\d/g, '0').replace(/^(\D*)0+/, '$10') || '0.00'
