import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { Content, Item } from '../../../../email/sections/section.ts'
import { type Job, type Outcome, unable } from '../job.ts'
import { type Part, sectionOf } from '../part.ts'
import type { Concept } from '../vocabulary.ts'
import type { Phrase } from '../wishes.ts'
import type { Spot } from './spot.ts'

/** What is to be added, read once for all ways to add it. */
export interface Adding {
  job: Job
  spot: Spot
  /** The section of the spot. */
  own?: Part
  values: Phrase[]
  /** The words of the values, without addresses. */
  words: string
  url?: string
  /** What the noun for the new thing may stand for. */
  concepts: ReadonlySet<Concept>
}

/** A new item: beside the one named, where a place is said, else at the end of its list. */
export function added(place: Part, list: string, made: Item, { part, side, isBeside }: Spot): Outcome {
  const beside = part?.type === 'item' ? part : part?.parent
  const at = isBeside && beside?.type === 'item' && sectionOf(beside) === place ? { [side]: beside.ref } : {}
  return { operations: [{ op: 'add-item', ref: `${place.ref}.${list}`, item: made, ...at }] }
}

/** A value for a slot that is free. */
export const inSlot = ({ ref }: Part, name: string, value: { label: string; href: string } | string): Outcome => ({
  operations: [{ op: 'set', ref: `${ref}.${name}`, value }]
})

/** A new section: beside the one named, else before the footer. */
export function section(
  kind: string,
  content: Content,
  { job, own, spot: { side } }: Adding,
  layout?: string
): Outcome {
  const last = outlineOf(job.email).sections.at(-1)
  if (!last) return unable('This email is plain HTML. I can change what is there; add new parts in the code view.')
  const isFooter = last.kind === 'footer' && (!own || (own.ref === last.ref && side === 'after'))
  const place = isFooter ? { before: last.ref } : own ? { [side]: own.ref } : {}
  const operation: Operation = { op: 'add', kind, content, ...(layout && { layout }), ...place }
  return { operations: [operation] }
}
