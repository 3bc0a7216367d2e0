import type { Slot } from '../../reading/reading.ts'
import type { Blank } from '../deck.ts'
import type { Ledger, Said } from './ledger.ts'
import {
  ABOUT_READERS,
  ATTENDED,
  BOUGHT,
  isTelling,
  type Material,
  openAlone,
  PROMOTIONAL,
  statements
} from './material.ts'
import { sentencesOf } from './sentences.ts'
import { sentence } from './words.ts'

const LONGEST_LEAD = 190
const SHORTEST = 4
/** What so much stands before is no beginning. */
const MOST_BEFORE = 1
/** A line of copy worth this says what the email is about. */
const STRONG = 1.5
/** One worth less only points at what stands below. */
const TELLING = 0.6
/** Most of a first line has not been said. */
const NEW = 0.5

/** The first lines of an email, and what of the brief they say; what of a statement is left for points goes to `rest`. */
export interface Lead {
  text: string
  says: readonly Said[]
  rest: string[]
}

/** A line of copy that says what matters; else what the brief says first; else, where nothing else speaks, any line of copy. */
export function leadOf(material: Material, avoid: readonly Blank[]): Lead | undefined {
  const { copy } = material
  const strong = copy.line('lead', { avoid: [...avoid, 'topic', 'the topic', 'a topic'], least: STRONG })
  const own = strong ? undefined : ownLead(material)
  const line = strong ?? (own ? undefined : copy.line('lead', { avoid, least: isTelling(material) ? TELLING : 0 }))
  return own ?? (line && { ...line, rest: [] })
}

/** The offer that no other line could say, else the first statement, or as much of it as makes a first line; with a second where both are short. */
export function ownLead(material: Material): Lead | undefined {
  const { kind, slots, ledger } = material
  const stated = [...statements(material, true), ...(BOUGHT.has(kind) ? [] : statements(material, false))]
  const offers = PROMOTIONAL.has(kind) ? openAlone(material, 'offer').filter(offer => !isCoupon(offer, material)) : []
  const own = [...offers, ...stated.filter(slot => !isElsewhere(slot, material)).sort((a, b) => a.id - b.id)]
    .filter(slot => ledger.unsaid(slot) >= NEW || tailOf(slot, ledger) !== slot)
    .map(slot => tailOf(slot, ledger))
  const [first, second] = own.filter(({ text }) => text.split(' ').length >= SHORTEST && !ABOUT_READERS.test(text))
  const before = slots.filter(slot => first && slot.id < first.id && LISTED.has(slot.role))
  if (!first || before.length > MOST_BEFORE) return undefined
  const [clause = '', ...rest] = sentencesOf(first)
  if (clause.length > LONGEST_LEAD) return undefined
  const [next, ...more] = rest.length > 0 || !second || second.id > first.id + 2 ? rest : sentencesOf(second)
  if (!next || more.length > 0 || clause.length + next.length > LONGEST_LEAD)
    return { text: sentence(clause), says: [first], rest }
  const says = rest.length > 0 || !second ? [first] : [first, second]
  return { text: `${sentence(clause)} ${sentence(next)}`, says, rest: [] }
}

const LISTED: ReadonlySet<Slot['role']> = new Set(['item', 'session', 'question', 'quote'])

const isCoupon = ({ id }: Slot, { slots }: Material): boolean =>
  slots.some(({ role, of }) => role === 'code' && (of === id || of === undefined))

/** Is a statement what a coupon, a bill or the day of an event is made of? */
export function isElsewhere({ id, span, entities }: Slot, { slots, when, kind }: Material): boolean {
  const isBill = BOUGHT.has(kind) && entities.some(({ kind }) => kind === 'money')
  const isWhen = ATTENDED.has(kind) && (when?.says.some(slot => slot.id === id) ?? false)
  const isCode = slots.some(({ role, span: { at } }) => role === 'code' && at >= span.at && at < span.at + span.length)
  return isBill || isWhen || isCode
}

/** "from 3 to 14 February" of "the road closure from 3 to 14 February" under a headline that names the closure. */
function tailOf(slot: Slot, ledger: Ledger): Slot {
  const { text, span } = slot
  const said = ledger.saidFirst(slot)
  const from = said + Math.max(0, text.slice(said).search(/[^\s,:–-]/))
  return said > 0 && GOES_ON.test(text.slice(said))
    ? { ...slot, text: text.slice(from), span: { at: span.at + from, length: span.length - from } }
    : slot
}
/** What goes on with a name says when, where or what it is. */
const GOES_ON = /^(?:\s*[,:–]\s|\s+(?:(?:on|at|from|in|every|for)\s|(?:mon|tue|wed|thu|fri|sat|sun)|\d))/i
