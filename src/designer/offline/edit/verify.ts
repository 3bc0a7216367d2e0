import type { EmailSource } from '../../../email/email.ts'
import { type Batch, createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { Span } from '../../../email/source/source.ts'
import type { Change } from './job.ts'
import type { Part } from './part.ts'
import { partsOf } from './parts.ts'

/** Operations that applied, and the email with them; or why nothing was done. */
export type Verified =
  | { ok: true; email: EmailSource }
  | { ok: false; reason: 'refused' | 'unchanged' | 'not-so' | 'moved'; words?: string }

/** Applies a change and looks whether it did what was asked, and nothing else. An email that fails is thrown away. */
export function verified(email: EmailSource, { operations }: Change): Verified {
  const batch = createBatch(email)
  for (const operation of operations) {
    const answer = batch.apply(operation)
    if (!answer.ok) return { ok: false, reason: 'refused', words: answer.reason }
  }
  const after = batch.email
  if (isSame(email, after)) return { ok: false, reason: 'unchanged' }
  if (!operations.every(operation => stands(operation, email, batch))) return { ok: false, reason: 'not-so' }
  return isElseAsBefore(email, batch, operations) ? { ok: true, email: after } : { ok: false, reason: 'moved' }
}

const isSame = (one: EmailSource, other: EmailSource): boolean =>
  (Object.keys(one) as (keyof EmailSource)[]).every(name => one[name] === other[name])

/**
 * Does what an operation was to do stand in the email after its batch? Then doing it once more changes nothing; something is
 * there where it was to add, and what it was to move stands on that side of the other.
 */
export function stands(operation: Operation, before: EmailSource, batch: Batch): boolean {
  const after = batch.email
  if (operation.op === 'add' || operation.op === 'add-item') return partsOf(after).length > partsOf(before).length
  if (operation.op !== 'move') return !batch.apply(operation).ok || isSame(after, batch.email)
  const [own, beside] = [batch.placeOf(operation.ref), batch.placeOf(operation.before ?? operation.after ?? '')]
  if (!own || !beside) return false
  return operation.before ? own.end <= beside.start : beside.end <= own.start
}

/** Is every part that no operation names, holds or stands in as it was? Sections byte for byte, what is in a section by its value. */
function isElseAsBefore(before: EmailSource, batch: Batch, operations: readonly Operation[]): boolean {
  const after = batch.email
  const does = (...ops: Operation['op'][]): boolean => operations.some(({ op }) => ops.includes(op))
  if (!does('meta') && FACTS.some(name => before[name] !== after[name])) return false
  if (before.css !== after.css && !does('theme', 'add', 'layout')) return false
  const [place, placeAfter] = [placesIn(before), placesIn(after)]
  const named = operations.flatMap(operation =>
    'ref' in operation && operation.ref ? (place(operation.ref) ?? []) : []
  )
  const values = new Map(partsOf(after).map(part => [placeAfter(part.ref)?.start, said(part)]))
  return partsOf(before).every(part => {
    const was = place(part.ref)
    if (!was || named.some(({ start, end }) => start < was.end && was.start < end)) return true
    const now = batch.placeOf(part.ref)
    if (part.type === 'slot') return now !== undefined && values.get(now.start) === said(part)
    return part.type !== 'section' || before.html.slice(was.start, was.end) === after.html.slice(now?.start, now?.end)
  })
}

const FACTS = ['subject', 'preheader', 'name'] as const
const said = ({ value }: Part): string => JSON.stringify(value)

/** Where refs stand in an email; a list stands where its section does. */
function placesIn(email: EmailSource): (ref: string) => Span | undefined {
  const { placeOf } = createBatch(email)
  return ref => placeOf(ref) ?? placeOf(ref.split('.')[0] ?? '')
}
