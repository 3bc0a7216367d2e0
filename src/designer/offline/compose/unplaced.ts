import type { Operation } from '../../../email/operations/operation.ts'
import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Unplaced } from '../../designer.ts'
import { isContent, type Reading, type Slot, type StyleWish } from '../../reading/reading.ts'
import { linked, point, sentence } from './words.ts'

/** Directions that a person may have meant for readers. */
const ASIDE: ReadonlySet<Slot['role']> = new Set(['style', 'part', 'note'])

interface Made {
  sections: readonly SectionInput[]
  placed: ReadonlySet<number>
  sure: ReadonlySet<number>
}

/**
 * What of a brief is not in the email: content that was not sure or found no place, and directions read as wishes. Slots
 * inside another that is listed are said with it. Refs are those of the email made of `sections`.
 */
export function unplacedOf({ slots, style }: Reading, { sections, placed, sure }: Made): Unplaced[] {
  const left = slots.filter(({ id, role }) => (isContent(role) ? !placed.has(id) : ASIDE.has(role)))
  const listed = new Set(left.map(({ id }) => id))
  return left
    .filter(({ within }) => within === undefined || !listed.has(within))
    .map(slot => {
      if (!isContent(slot.role)) return wishOf(slot, style, sections)
      const reason = sure.has(slot.id) ? 'no-place' : 'unsure'
      if (overlapsOrder(slot, slots)) return { text: slot.text, reason, place: 'Has orders to a machine in it' }
      return { text: slot.text, reason, ...additionOf(slot, sections) }
    })
}

const overlapsOrder = ({ span }: Slot, slots: readonly Slot[]): boolean =>
  slots.some(
    ({ role, span: { at, length } }) => role === 'order' && at < span.at + span.length && span.at < at + length
  )

const ABOUT: Record<StyleWish['wish'], string> = {
  colour: 'colours',
  voice: 'tone',
  mood: 'looks',
  font: 'type',
  scene: 'pictures',
  logo: 'the logo',
  dark: 'colours',
  light: 'colours',
  short: 'length',
  'no-pictures': 'pictures',
  'no-button': 'buttons'
}

function wishOf(slot: Slot, style: readonly StyleWish[], sections: readonly SectionInput[]): Unplaced {
  const { text, role, span } = slot
  const wish = style.find(one => one.span.at >= span.at && one.span.at < span.at + span.length)
  if (role === 'style')
    return { text, reason: 'wish', place: `Read as a wish about ${wish ? ABOUT[wish.wish] : 'looks or tone'}` }
  const place = role === 'part' ? 'Read as a wish about what the email has' : 'Read as a note to us'
  return { text, reason: 'wish', place, operation: additionOf(slot, sections).operation }
}

const ENDS: ReadonlySet<string> = new Set(['cta', 'social', 'footer'])

/** Where a slot would go, and the operation that puts it there. */
function additionOf(slot: Slot, sections: readonly SectionInput[]): { place: string; operation: Operation } {
  const list = sections.findIndex(({ kind }) => kind === 'products' || kind === 'list')
  if (slot.role === 'item' && list >= 0) {
    const operation: Operation = { op: 'add-item', ref: `s${list + 1}.items`, item: { title: point(slot.text) } }
    return { place: `Would go into the ${nameOf(sections[list])}`, operation }
  }
  if (slot.role === 'sender' && !sections.some(({ kind }) => kind === 'header')) {
    const operation: Operation = { op: 'add', kind: 'header', content: { logo: slot.text }, before: 's1' }
    return { place: 'Would go at the top', operation }
  }
  const last = sections.findLastIndex(({ kind }) => !ENDS.has(kind))
  const after = `s${last + 1}`
  const operation: Operation = {
    op: 'add',
    kind: 'text',
    content: { text: sentence(linked(slot)) },
    ...(last >= 0 && { after })
  }
  return { place: last >= 0 ? `Would go below the ${nameOf(sections[last])}` : 'Would go at the end', operation }
}

const nameOf = (section: SectionInput | undefined): string =>
  (SECTION_KINDS[section?.kind ?? '']?.label ?? 'text').toLowerCase()
