import type { EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { type OutlineSection, outlineOf } from '../../../email/outline/outline.ts'
import type { Content, Item } from '../../../email/sections/section.ts'
import type { Change } from './job.ts'
import { stands } from './stands.ts'

/** Operations that applied, and the email with them; or why nothing was done. */
export type Verified =
  | { ok: true; email: EmailSource }
  | { ok: false; reason: 'refused' | 'unchanged' | 'not-so' | 'moved'; words?: string }

/** Applies a change and looks whether it did what was asked, and nothing else. An email that fails is thrown away. */
export function verified(email: EmailSource, change: Change): Verified {
  const batch = createBatch(email)
  for (const operation of change.operations) {
    const answer = batch.apply(operation)
    if (!answer.ok) return { ok: false, reason: 'refused', words: answer.reason }
  }
  const after = batch.email
  if (isSame(email, after)) return { ok: false, reason: 'unchanged' }
  if (!change.operations.every(operation => stands(operation, email, batch))) return { ok: false, reason: 'not-so' }
  return hasOnlyMoved(email, after, change.operations) ? { ok: true, email: after } : { ok: false, reason: 'moved' }
}

const isSame = (one: EmailSource, other: EmailSource): boolean =>
  (Object.keys(one) as (keyof EmailSource)[]).every(name => one[name] === other[name])

/** The refs that operations may change, and `theme`, `meta`, `order`, `new`; of an element in a section the section. */
function mayOf(email: EmailSource, operations: readonly Operation[]): string[] {
  const { doc, sections } = outlineOf(email)
  return operations.flatMap((operation): string[] => {
    if (!('ref' in operation)) return operation.op === 'add' ? ['new'] : [operation.op]
    const { ref } = operation
    const { start = -1, end = -1 } = ref.startsWith('e') ? (doc.elements[Number(ref.slice(1))] ?? {}) : {}
    const around = sections.find(section => section.start <= start && end <= section.end)
    const list = /^(s\d+\.[a-z_]+)\.\d+$/.exec(ref)?.[1]
    return [around?.ref ?? list ?? ref, ...(operation.op === 'move' ? ['order'] : [])]
  })
}

/** Is everything but what may change as it was? Sections byte for byte, slots of a section that may change in part by their values. */
function hasOnlyMoved(before: EmailSource, after: EmailSource, operations: Operation[]): boolean {
  const may = mayOf(before, operations)
  const mayMeta = may.includes('meta')
  if (
    !mayMeta &&
    (before.subject !== after.subject || before.preheader !== after.preheader || before.name !== after.name)
  )
    return false
  const addsRules = operations.some(({ op }) => op === 'add' || op === 'layout')
  if (!may.includes('theme') && (addsRules ? !after.css.includes(before.css.trimEnd()) : before.css !== after.css))
    return false
  if (may.includes('theme')) return true
  const touched = new Set(may.map(ref => ref.split('.')[0]))
  const [old, now] = [outlineOf(before), outlineOf(after)]
  const slice = (email: EmailSource) => (section: OutlineSection) => email.html.slice(section.start, section.end)
  const kept = old.sections.filter(({ ref }) => !touched.has(ref)).map(slice(before))
  const there = now.sections.map(slice(after))
  return (
    isSubsequence(kept, may.includes('order') ? [...there].sort(like(kept)) : there) &&
    slotsStand(old.sections, now.sections, may, operations)
  )
}

const like = (order: string[]) => (one: string, other: string) => order.indexOf(one) - order.indexOf(other)

function isSubsequence(parts: string[], all: string[]): boolean {
  let at = 0
  for (const each of all) if (each === parts[at]) at += 1
  return at === parts.length
}

/** In sections that keep their place, slots that nobody named keep their values. */
function slotsStand(old: OutlineSection[], now: OutlineSection[], may: string[], operations: Operation[]): boolean {
  if (old.length !== now.length || operations.some(({ op }) => op === 'move')) return true
  return old.every((section, at) => {
    if (may.includes(section.ref)) return true
    const inner = may.filter(ref => ref.startsWith(`${section.ref}.`)).map(ref => ref.split('.').slice(1))
    return (
      inner.length === 0 ||
      said(masked(section.section.content, inner)) === said(masked(now[at]?.section.content ?? {}, inner))
    )
  })
}

const said = (value: unknown): string => JSON.stringify(value)

/** Content without what may change: a slot, a list, an item, a slot of an item. */
function masked(content: Content, refs: string[][]): Content {
  const copy: Content = { ...content }
  for (const [name = '', number, slot] of refs) {
    const list = copy[name]
    if (number === undefined || !Array.isArray(list)) delete copy[name]
    else copy[name] = list.map((item, at) => (at === Number(number) - 1 ? (slot ? without(item, slot) : {}) : item))
  }
  return copy
}

const without = (item: Item, slot: string): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== slot))
