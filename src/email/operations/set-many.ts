import type { OutlineSection } from '../outline/outline.ts'
import type { Content, Item, LinkValue, SlotValue } from '../sections/section.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { set } from './elements.ts'
import { type ListTarget, setItems } from './items.ts'
import type { Operation } from './operation.ts'
import { GONE, Refusal } from './refusal.ts'
import { type Target, targetOf, targetWords } from './target.ts'
import { listWords, strong } from './words.ts'

type SetOperation = Extract<Operation, { op: 'set' }>

/** `set`: one part or several, each with a value, several slots at once, or all items of a list. What is refused in one changes none. */
export function setParts(
  draft: Draft,
  { ref, refs = ref === undefined ? [] : [ref], value, content, items }: SetOperation
): ChangeLine {
  const places = [...new Set(refs.flatMap(each => placesLike(draft, each)))]
  const lines = places.map(place => {
    if (value !== undefined) return set(draft, place, wholeValue(draft, place, value))
    return content === undefined ? setList(draft, place, items ?? []) : setContent(draft, place, content)
  })
  const [line, ...more] = lines
  return line && more.length === 0 ? line : manyLine(places, value)
}

/** Only where it leads: a link keeps its words. */
function wholeValue(draft: Draft, ref: string, value: NonNullable<SetOperation['value']>): SlotValue {
  if (typeof value === 'string' || 'src' in value || 'label' in value) return value
  const target = ref.startsWith('e') ? undefined : targetOf(draft, ref)
  const now = target?.type === 'slot' ? (target.value as LinkValue | undefined) : undefined
  if (target && now?.label === undefined)
    throw new Refusal(`"${ref}" is no link yet: {"label": "…", "href": "https://…"}.`)
  return { label: now?.label ?? '', href: value.href }
}

/** The places that a ref with `*` names: each item of a list, or every slot of a name in the email. */
function placesLike(draft: Draft, ref: string): string[] {
  if (!ref.includes('*')) return [ref]
  const [section = '', list, , slot] = ref.split('.')
  const found =
    section === '*'
      ? draft.sections().flatMap(part => slotsNamed(draft, part, list ?? ''))
      : itemsOf(draft, `${section}.${list}`)
  const places = slot === undefined ? found : found.map(item => `${item}.${slot}`)
  if (places.length === 0) throw new Refusal(`There is nothing like "${ref}" in the email.`, GONE)
  return places
}

function slotsNamed(draft: Draft, { ref, slots, lists }: OutlineSection, name: string): string[] {
  const own = slots.filter(slot => slot.name === name).map(slot => slot.ref)
  const inItems = lists.flatMap(list => {
    const refs = itemsOf(draft, `${ref}.${list.name}`)
    return list.items.flatMap((item, at) =>
      item.slots.some(slot => slot.name === name) ? [`${refs[at]}.${name}`] : []
    )
  })
  return [...own, ...inItems]
}

function itemsOf(draft: Draft, ref: string): string[] {
  return listTarget(draft, ref).numbers.map(number => `${ref}.${number}`)
}

function listTarget(draft: Draft, ref: string): ListTarget {
  const target = targetOf(draft, ref)
  if (target.type !== 'list') throw new Refusal(`"${ref}" is no list; a list is named like "s4.items".`)
  return target
}

/** The slots that are named get their values; all others stay as they are. */
function setContent(draft: Draft, ref: string, content: Content): ChangeLine {
  const target: Target = targetOf(draft, ref)
  const names = Object.keys(content)
  if (target.type !== 'section' && target.type !== 'item')
    throw new Refusal(`"${ref}" is ${targetWords(target)}: give it a "value".`)
  if (names.length === 0) throw new Refusal('Say which slots, and what goes there.')
  for (const name of names) {
    const value = content[name] as SlotValue | Item[]
    if (Array.isArray(value)) setList(draft, `${ref}.${name}`, value)
    else set(draft, `${ref}.${name}`, value)
  }
  return {
    icon: 'text',
    text: `${targetWords(target)}: ${listWords(names.map(name => strong(name.replaceAll('_', ' '))))} changed`
  }
}

function setList(draft: Draft, ref: string, items: Item[]): ChangeLine {
  const target = listTarget(draft, ref)
  setItems(draft, target, items)
  return {
    icon: 'text',
    text: `${targetWords(target)}: ${strong(items.length === 1 ? '1 item' : `${items.length} items`)}`
  }
}

/** "3 titles: **New**"; what is called differently is parts. */
function manyLine(places: readonly string[], value: SetOperation['value']): ChangeLine {
  const names = new Set(places.map(place => (/(^|\.)[se]?\d+$/.test(place) ? 'part' : (place.split('.').at(-1) ?? ''))))
  const [name = 'part'] = names.size === 1 ? names : []
  const many = `${places.length} ${name.replaceAll('_', ' ').replace(/s?$/, 's')}`
  if (value === undefined) return { icon: 'text', text: `${strong(many)} changed` }
  if (typeof value === 'string') return { icon: 'text', text: `${many}: ${strong(value)}` }
  if ('src' in value) return { icon: 'image', text: `${many}: ${strong(value.alt || 'another picture')}` }
  const label = 'label' in value ? `: ${strong(value.label)},` : ''
  return { icon: 'text', text: `${many}${label} lead to ${strong(value.href)}` }
}
