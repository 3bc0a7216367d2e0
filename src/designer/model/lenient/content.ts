import { suggest } from '../../../email/sections/nearest.ts'
import type { Content, Item, ListSchema, SectionKind, SlotSchema, SlotValue } from '../../../email/sections/section.ts'
import { gathered } from './gathered.ts'
import { valueFor } from './values.ts'
import { flat, meant, WORDS } from './words.ts'

/** Something that a model wrote and that has no place where it wrote it. */
export interface Dropped {
  /** The name as written: `terms`, `items.2.size`. */
  name: string
  value: unknown
  /** For the model: what is wrong with it, and what would be right. */
  reason: string
}

export interface Read<C> {
  content: C
  dropped: Dropped[]
}

type Slots = Record<string, SlotSchema>
type Written = Record<string, unknown>

/** What was meant as a section's content: slots and lists under their own names and in their own shapes, and what was left out. */
export function contentFor({ kind, slots, lists }: SectionKind, written: unknown): Read<Content> {
  const { found, rest } = byName(gathered(asObject(written, slots), slots), Object.keys(slots), Object.keys(lists))
  const read: Read<Content> = slotsFor(kind, slots, found, rest)
  for (const [name, schema] of Object.entries(lists)) {
    if (isNothing(found[name])) continue
    const items = itemsFor(name, schema, found[name])
    read.dropped.push(...items.dropped)
    read.content[name] = items.content
  }
  return read
}

/** What was meant as one item of a list. `name` is how its slots are told apart: `items.2`. */
export function itemFor(name: string, slots: Slots, written: unknown): Read<Item> {
  const [only] = Object.keys(slots)
  const isBare = Object.keys(slots).length === 1 && only !== undefined && !hasName(written, only)
  const given = isBare ? { [only]: written } : asObject(written, slots)
  const { found, rest } = byName(gathered(given, slots), Object.keys(slots), [])
  return slotsFor(name, slots, found, rest)
}

const hasName = (written: unknown, name: string): boolean =>
  typeof written === 'object' && written !== null && Object.hasOwn(written, name)

/** All items of a list, however they were listed. */
export function itemsFor(list: string, { item }: ListSchema, written: unknown): Read<Item[]> {
  const reads = listed(written).map((each, at) => itemFor(`${list}.${at + 1}`, item, each))
  return {
    content: reads.map(({ content }) => content),
    dropped: reads.flatMap(({ dropped }, at) =>
      dropped.map(each => ({ ...each, name: `${list}.${at + 1}.${each.name}` }))
    )
  }
}

function listed(written: unknown): unknown[] {
  if (Array.isArray(written)) return written
  if (typeof written === 'string') return written.split('\n').map(line => line.replace(/^\s*[-*•]\s*/, ''))
  const values = Object.values(written ?? {})
  return values.every(value => typeof value === 'object') ? values : [written]
}

/** A text alone is that of the first slot that takes one, rather one that must not be empty. */
function asObject(written: unknown, slots: Slots): Written {
  if (typeof written === 'object' && written !== null && !Array.isArray(written)) return written as Written
  if (isNothing(written)) return {}
  const texts = Object.entries(slots).filter(([, { slot }]) => slot === 'text' || slot === 'html')
  const name = (texts.find(([, { required }]) => required) ?? texts[0])?.[0]
  return name === undefined ? {} : { [name]: written }
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** What was written under the names that there are, and the rest. */
function byName(given: Written, slots: string[], lists: string[]): { found: Written; rest: [string, unknown][] } {
  const legal = [...slots, ...lists]
  const found: Written = Object.fromEntries(Object.entries(given).filter(([name]) => legal.includes(name)))
  const rest: [string, unknown][] = []
  for (const [written, value] of Object.entries(given)) {
    if (legal.includes(written) || isNothing(value)) continue
    const free = (Array.isArray(value) ? [...lists, ...slots] : legal).filter(name => isNothing(found[name]))
    const name = meant(written, free, WORDS.slot) ?? onlyList(value, free, lists)
    if (name === undefined) rest.push([written, value])
    else found[name] = value
  }
  return { found, rest }
}

/** Items under any name are those of the only list that there is. */
const onlyList = (value: unknown, free: string[], [list, ...others]: string[]): string | undefined =>
  Array.isArray(value) && list !== undefined && others.length === 0 && free.includes(list) ? list : undefined

function slotsFor(where: string, slots: Slots, found: Written, rest: [string, unknown][]): Read<Item> {
  const read: Read<Item> = { content: {}, dropped: [] }
  for (const [name, schema] of Object.entries(slots)) {
    if (isNothing(found[name])) continue
    const value = valueFor(schema.slot, name, found[name])
    const fault = value === undefined ? shapeOf(schema) : nowhere(value)
    if (fault) read.dropped.push({ name, value: found[name], reason: `"${where}" slot "${name}" ${fault}` })
    else read.content[name] = value as SlotValue
  }
  for (const [name, value] of rest) if (!isDecoration(name)) place(read, { where, slots, name, value })
  return read
}

const SHAPES = {
  text: 'is a text.',
  html: 'is HTML.',
  link: 'is a link: {"label": "…", "href": "https://…"}.',
  image: 'is an image: {"src": "https://…", "alt": "…"}.'
}
const shapeOf = ({ slot }: SlotSchema): string => SHAPES[slot]

const nowhere = (value: SlotValue | undefined): string | undefined =>
  typeof value === 'object' && 'href' in value && /^\s*#?\s*$/.test(value.href)
    ? 'is a link that leads nowhere: give its address, or a merge tag such as {{shop_url}}.'
    : undefined

const isDecoration = (name: string): boolean => WORDS.decoration.includes(flat(name))

/** Words without a slot of their own go to the text, so that they are not lost; what is no text is left out. */
function place(
  read: Read<Item>,
  { where, slots, name, value }: { where: string; slots: Slots; name: string; value: unknown }
): void {
  const words = valueFor('text', name, value)
  if (slots.text?.slot === 'text' && typeof words === 'string') {
    const { text } = read.content
    read.content.text = typeof text === 'string' ? `${text}\n\n${words}` : words
  } else
    read.dropped.push({ name, value, reason: `"${where}" has no slot "${name}". ${suggest(name, Object.keys(slots))}` })
}
