import type { Blank } from '../../../compose/copy/deck.ts'
import type { Slot } from '../../reading/reading.ts'
import type { Said } from './ledger.ts'
import { ATTENDED, BOUGHT, isTelling, type Material, statements } from './material.ts'
import { linked, sentence } from './words.ts'

const LONGEST = 190
const MOST = 2
const SHORTEST = 4
/** A line of copy worth less only points at what stands below. */
const TELLING = 0.6
/** What is said of readers instead of to them opens no email. */
const ABOUT_READERS = /\b(?:they|their|them)\b/i

/** The first lines of an email, and what of the brief they say. */
export interface Lead {
  text: string
  says: readonly Said[]
}

/** What the brief says first, as far as it makes first lines; else, where nothing else speaks, a line of copy. */
export function leadOf(material: Material, avoid: readonly Blank[]): Lead | undefined {
  const says: Slot[] = []
  let text = ''
  for (const each of openers(material)) {
    const longer = `${text} ${sentence(linked(each))}`.trim()
    if (longer.length > LONGEST || says.length === MOST) break
    text = longer
    says.push(each)
  }
  if (text) return { text, says }
  return material.copy.line('lead', { avoid, least: isTelling(material) ? TELLING : 0 })
}

/** The sentences that an email may begin with, from the first one on; what stands below a list of things is about them. */
export function openers(material: Material): Slot[] {
  const [, second] = material.slots.filter(({ role }) => role === 'item')
  const all = statements(material).filter(slot => slot.whole || !BOUGHT.has(material.kind))
  const first = all.findIndex(
    slot => slot.text.split(' ').length >= SHORTEST && !ABOUT_READERS.test(slot.text) && !isElsewhere(slot, material)
  )
  const isAfterThings = second && second.id < (all[first]?.id ?? 0)
  const opening = first < 0 || isAfterThings ? [] : all.slice(first)
  const end = opening.findIndex(slot => isElsewhere(slot, material))
  return end < 0 ? opening : opening.slice(0, end)
}

/** Is a statement what a coupon or the day of an event is made of? */
function isElsewhere({ id, span: { at, length } }: Slot, { slots, when, kind }: Material): boolean {
  const isWhen = ATTENDED.has(kind) && (when?.says.some(slot => slot.id === id) ?? false)
  return isWhen || slots.some(({ role, span }) => role === 'code' && span.at >= at && span.at < at + length)
}
