import type { ListSchema, SectionKind, SlotSchema } from '../../../email/sections/section.ts'
import { contentFor, itemFor, itemsFor } from './content.ts'
import type { MeantRef } from './refs.ts'
import { kindOf, type Seen, type Settled } from './seen.ts'
import { themeFor } from './theme-for.ts'
import { valueFor } from './values.ts'

type Fields = Record<string, unknown>

/** A `set` whose value has the shape of what stands at its place: a slot, slots of a section or an item, or a list. */
export function setFor(
  { ref, value, content, items, ...rest }: Fields,
  { others, field }: { others: Fields; field?: MeantRef['field'] },
  seen: Seen
): Settled {
  const [of, name] = String(ref ?? '').split('.')
  if (of === 'meta' && name) return { value: { op: 'meta', [name]: value }, dropped: [] }
  if (of === 'theme' && name) return themeFor({ [name]: value })
  const kind = kindOf(ref, seen)
  const given = value ?? content ?? items ?? (Object.keys(others).length > 0 ? others : undefined)
  const there = kind && typeof ref === 'string' ? atPlace(kind, { ref, given, field }, seen) : undefined
  const written = { ref, value, content, items, ...rest }
  return (
    there ?? {
      value: { op: 'set', ...Object.fromEntries(Object.entries(written).filter(([, each]) => each !== undefined)) },
      dropped: []
    }
  )
}

interface Place {
  ref: string
  given: unknown
  field: MeantRef['field'] | undefined
}

function atPlace(kind: SectionKind, { ref, given, field }: Place, seen: Seen): Settled | undefined {
  const [, first, at, slot] = ref.split('.')
  const set = (more: Fields, dropped: Settled['dropped'] = []): Settled => ({
    value: { op: 'set', ref, ...more },
    dropped
  })
  if (first === undefined) {
    const { content, dropped } = contentFor(kind, given)
    return set({ content }, dropped)
  }
  const list = kind.lists[first] as ListSchema | undefined
  if (list && at === undefined) {
    const { content, dropped } = itemsFor(first, list, given)
    return set({ items: content }, dropped)
  }
  if (list && slot === undefined) {
    const { content, dropped } = itemFor(ref, list.item, given)
    return set({ content }, dropped)
  }
  const schema = list ? list.item[slot ?? ''] : kind.slots[first]
  return schema && set({ value: slotValue(schema, { ref, given, field }, seen) ?? given })
}

/** Of a link or an image, one part alone leaves the other as it stands. */
function slotValue({ slot }: SlotSchema, { ref, given, field }: Place, { valueAt }: Seen): unknown {
  const name = ref.split('.').at(-1) ?? ''
  const isText = typeof given === 'string'
  const part =
    field ?? (slot === 'link' && isText && !/^(?:https?:|mailto:|tel:|\{\{|\[)/.test(given) ? 'label' : undefined)
  const standing = valueAt(ref)
  if (isText && part === 'href') return { href: given }
  if (isText && part && typeof standing === 'object') return { ...standing, [part]: given }
  if (slot === 'link' && isText && /^(?:https?:|mailto:|tel:|\{\{)/.test(given)) return { href: given }
  return valueFor(slot, name, given)
}
