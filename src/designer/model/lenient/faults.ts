import type { Operation } from '../../../email/operations/operation.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { needs, wrongCount } from '../../../email/sections/refusal.ts'
import type { Content, SectionKind, SlotSchema } from '../../../email/sections/section.ts'
import { kindLine } from '../prompts/catalogue.ts'

/** All that a section lacks, and how its kind is written: a model that is told of one fault at a time makes the next. */
export function faultsOf(operation: Operation): string[] {
  const kind = operation.op === 'add' ? SECTION_KINDS[operation.kind] : undefined
  if (!kind || operation.op !== 'add') return []
  return [...lacking(kind, operation.content), `So it is written: ${kindLine(kind)}.`]
}

function lacking({ kind, label, slots, lists }: SectionKind, content: Content): string[] {
  const inLists = Object.entries(lists).flatMap(([list, schema]) => {
    const items = Array.isArray(content[list]) ? content[list] : []
    const name = `${kind}.${list}`
    const isCount = items.length >= schema.min && items.length <= schema.max
    const count = isCount ? [] : [wrongCount({ name, label, list }, schema, items.length).message]
    return [...count, ...items.flatMap((item, at) => missing(`${name}.${at + 1}`, schema.item, item))]
  })
  return [...missing(kind, slots, content), ...inLists]
}

const missing = (name: string, slots: Record<string, SlotSchema>, given: object): string[] =>
  Object.entries(slots).flatMap(([slot, schema]) =>
    schema.required && !Object.hasOwn(given, slot)
      ? [needs({ name, label: name, type: 'item' }, slot, schema).message]
      : []
  )
