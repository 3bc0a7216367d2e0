import type { Slot } from '../../reading/reading.ts'
import type { Blank } from '../deck.ts'
import { clausesOf } from './clauses.ts'
import type { Filled } from './lines.ts'
import { ATTENDED, BOUGHT, isTelling, type Material, openAlone, PROMOTIONAL, statements } from './material.ts'
import { sentence } from './words.ts'

const LONGEST_LEAD = 190
/** What is said of readers instead of to them opens no email. */
const ABOUT_READERS = /\b(?:they|their|them)\b/i

/** The first lines of an email, and the slots that they say; what of a statement is left for points goes to `rest`. */
export interface Lead {
  text: string
  says: number[]
  rest: string[]
}

/** The deck's line where it says a fact; else the strongest that the brief itself says; else, where nothing else speaks, the deck's. */
export function leadOf(material: Material, avoid: readonly Blank[]): Lead | undefined {
  const telling = material.copy.line('lead', [...avoid, 'topic', 'the topic', 'a topic'], 1)
  if (telling) return leadFrom(telling)
  const own = ownLead(material)
  if (own) return own
  const line = material.copy.line('lead', avoid, isTelling(material) ? 0.5 : 0)
  return line && leadFrom(line)
}

const leadFrom = ({ text, says }: Filled): Lead => ({ text, says, rest: [] })

/** The offer that no other line could say, else the first statement, or as much of it as makes a first line; with a second where both are short. */
function ownLead(material: Material): Lead | undefined {
  const stated = [...statements(material, true), ...(BOUGHT.has(material.kind) ? [] : statements(material, false))]
    .filter(slot => !isElsewhere(slot, material))
    .sort((a, b) => a.id - b.id)
  const offers = PROMOTIONAL.has(material.kind)
    ? openAlone(material, 'offer').filter(({ id }) => !isCoupon(id, material))
    : []
  const own = [...offers, ...stated]
  const [first, ...others] = own.filter(({ text }) => text.split(' ').length > 3 && !ABOUT_READERS.test(text))
  if (!first) return undefined
  const [clause = '', ...rest] = clausesOf(first)
  if (clause.length > LONGEST_LEAD) return undefined
  const next = rest.length === 1 ? rest[0] : undefined
  const two =
    next ??
    (rest.length === 0 && others[0] && first.role !== 'offer' && isNextTo(others[0], first, own)
      ? whole(others[0])
      : undefined)
  if (!two || clause.length + two.length > LONGEST_LEAD) return { text: sentence(clause), says: [first.id], rest }
  const says = next ? [first.id] : [first.id, ...(others[0] ? [others[0].id] : [])]
  return { text: `${sentence(clause)} ${sentence(two)}`, says, rest: [] }
}

const whole = (slot: Slot): string | undefined => {
  const [only, ...more] = clausesOf(slot)
  return more.length === 0 ? only : undefined
}

const isNextTo = (slot: Slot, first: Slot, own: readonly Slot[]): boolean =>
  own.indexOf(slot) === own.indexOf(first) + 1

const isCoupon = (id: number, { slots }: Material): boolean =>
  slots.some(({ role, of }) => role === 'code' && (of === id || of === undefined))

/** Is a statement what a coupon, a bill or the day of an event is made of? */
function isElsewhere({ id, entities }: Slot, { slots, when, kind }: Material): boolean {
  const isBill = BOUGHT.has(kind) && entities.some(({ kind }) => kind === 'money')
  const isWhen = ATTENDED.has(kind) && (when?.says.includes(id) ?? false)
  return isBill || isWhen || slots.some(({ role, within }) => role === 'code' && within === id)
}
