import type { Operation } from '../../../email/operations/operation.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Unplaced } from '../../designer.ts'
import { isContent, type Reading, type Slot } from '../../reading/reading.ts'
import { linked, point, sentence } from './words.ts'

/** Directions that a person may have meant for readers, and what they were read as. */
const ASIDES: Partial<Record<Slot['role'], string>> = {
  style: 'Read as a wish about looks or tone',
  part: 'Read as a wish about what the email has',
  note: 'Read as a note to us'
}
/** "Button: See the firing", "Link to tidewater.example": words before what stands in the email say no more than what it is. */
const LONGEST_LABEL = 2
const WIDEST_GAP = 4
const GAP = /^[\s:"]*$/
const ENDS: ReadonlySet<string> = new Set(['cta', 'social', 'footer'])

interface Made {
  sections: readonly SectionInput[]
  placed: ReadonlySet<number>
  sure: ReadonlySet<number>
}

/**
 * What of a brief is not in the email: content that was not sure or found no place, and directions read as wishes. Slots
 * inside another that is listed are said with it. Refs are those of the email made of `sections`.
 */
export function unplacedOf({ slots, source }: Reading, { sections, placed, sure }: Made): Unplaced[] {
  const leads = (end: number, { id, span: { at } }: Slot) =>
    placed.has(id) && at >= end && at <= end + WIDEST_GAP && GAP.test(source.slice(end, at))
  const isLabel = ({ span, text }: Slot) =>
    text.split(' ').length <= LONGEST_LABEL && slots.some(next => leads(span.at + span.length, next))
  const left = slots.filter(slot =>
    isContent(slot.role) ? !placed.has(slot.id) : slot.role in ASIDES && !isLabel(slot)
  )
  const listed = new Set(left.map(({ id }) => id))
  const isOrdered = ({ span }: Slot) =>
    slots.some(
      ({ role, span: { at, length } }) => role === 'order' && at < span.at + span.length && span.at < at + length
    )
  return left
    .filter(({ within }) => within === undefined || !listed.has(within))
    .map((slot): Unplaced => {
      const { text, role } = slot
      const addition = additionOf(slot, sections)
      if (role === 'style') return { text, reason: 'wish', place: ASIDES.style ?? '' }
      if (!isContent(role)) return { text, reason: 'wish', place: ASIDES[role] ?? '', operation: addition.operation }
      const reason = sure.has(slot.id) ? 'no-place' : 'unsure'
      return isOrdered(slot) ? { text, reason, place: 'Has orders to a machine in it' } : { text, reason, ...addition }
    })
}

/** Where a slot would go, and the operation that puts it there. */
function additionOf(slot: Slot, sections: readonly SectionInput[]): { place: string; operation: Operation } {
  const nameAt = (at: number): string => (SECTION_KINDS[sections[at]?.kind ?? '']?.label ?? 'text').toLowerCase()
  const list = sections.findIndex(({ kind }) => kind === 'products' || kind === 'list')
  if (slot.role === 'item' && list >= 0) {
    const operation: Operation = { op: 'add-item', ref: `s${list + 1}.items`, item: { title: point(slot.text) } }
    return { place: `Would go into the ${nameAt(list)}`, operation }
  }
  if (slot.role === 'sender' && !sections.some(({ kind }) => kind === 'header')) {
    const operation: Operation = { op: 'add', kind: 'header', content: { logo: slot.text }, before: 's1' }
    return { place: 'Would go at the top', operation }
  }
  const last = sections.findLastIndex(({ kind }) => !ENDS.has(kind))
  const content = { text: sentence(linked(slot)) }
  const operation: Operation = { op: 'add', kind: 'text', content, ...(last >= 0 && { after: `s${last + 1}` }) }
  return { place: last >= 0 ? `Would go below the ${nameAt(last)}` : 'Would go at the end', operation }
}
