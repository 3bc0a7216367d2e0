import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineSection, OutlineSlot } from '../../../email/outline/outline.ts'
import type { Desk } from './desk.ts'

/** The desk after some operations: its places are still those of the beginning, and say what they say by now. */
export function retold(desk: Desk, done: Operation[]): Desk {
  const values = new Map(done.flatMap(each => (each.op === 'set' ? [[each.ref, each.value] as const] : [])))
  const facts = Object.assign({}, ...done.flatMap(({ op, ...given }) => (op === 'meta' ? [given] : [])))
  if (values.size === 0 && Object.keys(facts).length === 0) return desk
  const told = (slot: OutlineSlot): OutlineSlot => {
    const value = values.get(slot.ref)
    return value === undefined ? slot : { ...slot, value }
  }
  return {
    ...desk,
    email: { ...desk.email, ...facts },
    sections: desk.sections.map(section => inSection(section, told)),
    plain: desk.plain.map(told)
  }
}

const inSection = (section: OutlineSection, told: (slot: OutlineSlot) => OutlineSlot): OutlineSection => ({
  ...section,
  slots: section.slots.map(told),
  lists: section.lists.map(list => ({
    ...list,
    items: list.items.map(item => ({ ...item, slots: item.slots.map(told) }))
  }))
})
