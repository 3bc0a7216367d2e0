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

/** A place that is made for a fact: a line of the envelope, a slot that may be empty, a list that may grow, the entry it belongs to. */
interface Fitting {
  meta?: 'subject' | 'preheader'
  kind?: string
  slot?: string
  list?: string
  entry?: string
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
    const found = fill(email, fitting, { path, after, names: facts ? namesOf(facts, path) : [] })
    if (found && createBatch(email).apply(found.operation).ok)
      return { operations: [found.operation], refs: [placeName(email, found.ref)] }
  }
  return { operations: [], refs: [] }
}

interface Value {
  path: string
  after: string
  names: string[]
}

function fill(email: EmailSource, { meta, kind, slot, list, entry }: Fitting, value: Value) {
  if (meta)
    return email[meta] === '' ? { ref: meta, operation: { op: 'meta' as const, [meta]: value.after } } : undefined
  if (entry) return fillEntry(email, entry, value)
  const section = outlineOf(email).sections.findLast(each => each.kind === kind)
  if (!section) return undefined
  if (list) {
    const item = { label: labelFor(value.path), value: value.after }
    return { ref: section.ref, operation: { op: 'add-item' as const, ref: `${section.ref}.${list}`, item } }
  }
  const isEmpty = !section.slots.some(each => each.name === slot)
  return slot && isEmpty ? setting(`${section.ref}.${slot}`, value.after) : undefined
}

const setting = (ref: string, value: string) => ({ ref, operation: { op: 'set' as const, ref, value } })

/** The item that has the name of the entry takes the value, where it has none. */
function fillEntry(email: EmailSource, slot: string, { after, names }: Value) {
  const items = outlineOf(email).sections.flatMap(({ lists }) => lists.flatMap(list => list.items))
  const item = items.find(({ slots }) =>
    slots.some(
      ({ value }) => typeof value === 'string' && names.some(name => isOnly(wordsOf(inlineGlyphs(value)), name))
    )
  )
  return item && !item.slots.some(({ name }) => name === slot) ? setting(`${item.ref}.${slot}`, after) : undefined
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
