import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import type { EmailFacts, FieldName } from '../email-facts.ts'
import { FIELDS, LINE } from '../form/table.ts'
import { fieldOf, namesOf } from './fact-paths.ts'
import FITTING from './fitting-places.json' with { type: 'json' }
import { inlineGlyphs, wordsOf } from './glyphs.ts'
import { type PlaceName, placeName } from './place-name.ts'
import type { Wanted } from './rewrites.ts'
import { isOnly } from './value-pattern.ts'

/**
 * A place that is made for a fact: a line of the envelope, a slot that may be empty, a list that may grow, the
 * entry it belongs to, or the list of the others. */
interface Fitting {
  meta?: 'subject' | 'preheader'
  kind?: string
  slot?: string
  list?: string
  entry?: string
  beside?: string
}

const PLACES = FITTING as Readonly<Record<string, readonly Fitting[]>>

/** A path without numbers: `occasions.date`. */
const keyOf = (path: string): string => path.replace(/\.\d+/g, '')

/** What a value is called in a row: `Date`. */
function labelFor(path: string): string {
  const { label, parts } = FIELDS[fieldOf(path) as FieldName]
  return parts[keyOf(path).split('.')[1] ?? LINE]?.label ?? label
}

/** Puts a fact that the email does not say yet into the place that is made for it and empty; nothing where there is none. */
export function additionOf(
  email: EmailSource,
  { path, after }: Pick<Wanted, 'path' | 'after'>,
  facts: EmailFacts | undefined
): { operations: Operation[]; refs: PlaceName[] } {
  for (const fitting of PLACES[keyOf(path)] ?? []) {
    const names = facts ? namesOf(facts, path) : []
    const others = facts?.things.map(({ name }) => name).filter(name => name !== after) ?? []
    const found = fill(email, fitting, { path, after, names, others })
    if (found && createBatch(email).apply(found.operation).ok)
      return { operations: [found.operation], refs: [placeName(email, found.ref)] }
  }
  return { operations: [], refs: [] }
}

interface Value {
  path: string
  after: string
  names: string[]
  /** The other things. */
  others: string[]
}

function fill(email: EmailSource, { meta, kind, slot, list, entry, beside }: Fitting, value: Value) {
  if (meta)
    return email[meta] === '' ? { ref: meta, operation: { op: 'meta' as const, [meta]: value.after } } : undefined
  if (entry) return fillEntry(email, entry, value)
  if (beside) return addBeside(email, beside, value)
  const section = outlineOf(email).sections.findLast(each => each.kind === kind)
  if (!section) return undefined
  if (list) {
    const [label = labelFor(value.path)] = value.path.startsWith('rows') ? value.names : []
    const item = { label, value: value.after }
    return { ref: section.ref, operation: { op: 'add-item' as const, ref: `${section.ref}.${list}`, item } }
  }
  const isEmpty = !section.slots.some(each => each.name === slot)
  return slot && isEmpty ? setting(`${section.ref}.${slot}`, value.after) : undefined
}

const setting = (ref: string, value: string) => ({ ref, operation: { op: 'set' as const, ref, value } })

/** The item that has one of some names. */
function itemNamed(email: EmailSource, names: readonly string[]) {
  const items = outlineOf(email).sections.flatMap(({ lists }) => lists.flatMap(list => list.items))
  const isNamed = (value: unknown): boolean =>
    typeof value === 'string' && names.some(name => isOnly(wordsOf(inlineGlyphs(value)), name))
  return items.findLast(({ slots }) => slots.some(({ value }) => isNamed(value)))
}

/** The item that has the name of the entry takes the value, where it has none. */
function fillEntry(email: EmailSource, slot: string, { after, names }: Value) {
  const item = itemNamed(email, names)
  return item && !item.slots.some(({ name }) => name === slot) ? setting(`${item.ref}.${slot}`, after) : undefined
}

/** A new item after the last of the other things. */
function addBeside(email: EmailSource, slot: string, { after, others }: Value) {
  const item = itemNamed(email, others)
  if (!item) return undefined
  const list = item.ref.slice(0, item.ref.lastIndexOf('.'))
  return { ref: list, operation: { op: 'add-item' as const, ref: list, item: { [slot]: after }, after: item.ref } }
}

/** Parts that are a detail when they stand alone, rather than a text. */
const DETAILS: ReadonlySet<string> = new Set(['occasions', 'offer', 'rows'])

/** A part of its own for a fact, above the foot of the email: what is offered where no place is made for it. */
export function ownPart(email: EmailSource, { path, after }: Pick<Wanted, 'path' | 'after'>): Operation[] {
  const foot = outlineOf(email).sections.findLast(({ kind }) => kind === 'footer')
  const beside = foot ? { before: foot.ref } : {}
  const items = [{ label: labelFor(path), value: after }]
  if (path === 'offer.code') {
    const content = { heading: labelFor('offer.what'), code: after }
    return [{ op: 'add', kind: 'coupon', content: { ...content, heading: 'Your code' }, ...beside }]
  }
  return DETAILS.has(fieldOf(path))
    ? [{ op: 'add', kind: 'details', content: { items }, ...beside }]
    : [{ op: 'add', kind: 'text', content: { text: after }, ...beside }]
}
