import { KINDS, type Kind } from '../../compose/kinds.ts'
import { isSureLanguage } from './language.ts'
import { type Fact, isContent, type Reading, type Role, type Slot, type Span, type StyleWish } from './reading.ts'
import { isSure } from './slots/confidence.ts'
import { fieldsOf } from './slots/fields.ts'
import { styleWishes } from './style/style-wishes.ts'
import { parse } from './text/parsed.ts'

/** The roles that are shown behind sender and language, in order. */
const SHOWN: readonly Role[] = ['offer', 'code', 'deadline', 'item', 'button']

const isKind = (value: string): value is Kind => (KINDS as readonly string[]).includes(value)
const overlap = (a: Fact['span'], b: Slot['span']): boolean =>
  a !== undefined && a.at < b.at + b.length && b.at < a.at + a.length

/** A reading with what the person said of it: corrected and added facts are sure, dismissed ones are gone. */
export function withFacts(reading: Reading, facts: readonly Fact[]): Reading {
  return facts.filter(({ state }) => state !== 'read').reduce(withFact, reading)
}

function withFact(reading: Reading, fact: Fact): Reading {
  const { role, value, state } = fact
  if (role === 'kind')
    return isKind(value) && state !== 'dismissed' ? { ...reading, intent: { kind: value, confidence: 1 } } : reading
  if (role === 'language')
    return state === 'dismissed' ? reading : { ...reading, language: { tag: value, confidence: 1 } }
  if (role === 'scene' || role === 'style') return withWish(reading, fact)
  if (role === 'link' && fact.span) return withLink(reading, fact)
  const old = reading.slots.find(slot => isMeant(slot, fact, reading))
  const slots = reading.slots.filter(slot => !isMeant(slot, fact, reading) && !isOutvoted(slot, fact))
  if (state === 'dismissed') return { ...reading, slots: renumbered(slots) }
  const slot = slotOf(fact, old, reading.source)
  const inOrder = [...slots, slot].sort((a, b) => a.span.at - b.span.at)
  return { ...reading, slots: renumbered(inOrder, old?.id) }
}

/** A fact as a slot. Other words than were read are read anew; a button still leads where it led. */
function slotOf({ role, value, span }: Fact, old: Slot | undefined, source: string): Slot {
  const { fields, entities = [], ...rest } = old ?? {}
  const place = span ?? old?.span ?? { at: source.length, length: 0 }
  const kept = old?.text === value ? { entities, ...(fields && { fields }) } : readAnew(value, role, place.at, fields)
  return {
    ...rest,
    id: -1,
    role: role as Role,
    span: place,
    text: value,
    ...kept,
    ...(role === 'statement' && { whole: old?.whole ?? true }),
    confidence: 1
  }
}

/** What has a form of its own in the words of a person, as if they stood in the brief at that place; a day is as it was typed. */
function readAnew(
  value: string,
  role: Fact['role'],
  at: number,
  old: Slot['fields']
): Pick<Slot, 'entities' | 'fields'> {
  const parsed = parse(value, new Date(0))
  const { toSource, typed, text } = parsed.view
  const placed = (span: Span): Span => ({ ...toSource(span), at: at + toSource(span).at })
  const entities = parsed.found.map(one => ({
    ...one,
    span: placed(one.span),
    ...(one.kind === 'date' && { value: typed(one.span) })
  }))
  const own = role === 'item' ? fieldsOf({ at: 0, length: text.length }, parsed) : {}
  const fields: Slot['fields'] = {
    ...(old?.href && { href: old.href }),
    ...Object.fromEntries(Object.entries(own).map(([name, span]) => [name, { span: placed(span), text: typed(span) }]))
  }
  return { entities, ...(Object.keys(fields).length > 0 && { fields }) }
}

/** A link with a button's span is where that button leads. */
function withLink(reading: Reading, { value, span, state }: Fact): Reading {
  const slots = reading.slots.map(slot => {
    if (slot.role !== 'button' || !overlap(span, slot.span)) return slot
    const { href, ...fields } = slot.fields ?? {}
    return { ...slot, fields: state === 'dismissed' ? fields : { ...fields, href: { span: slot.span, text: value } } }
  })
  return { ...reading, slots }
}

/** A direction that the person wants said is none any more. */
const isOutvoted = (slot: Slot, { role, span, state }: Fact): boolean =>
  state !== 'dismissed' &&
  isContent(role as Role) &&
  !isContent(slot.role) &&
  slot.role !== 'order' &&
  overlap(span, slot.span)

/** The slot a fact speaks of: that of its span; a sender or kind there is but one of. */
const isMeant = (slot: Slot, { role, span, value, state }: Fact, { slots }: Reading): boolean =>
  slot.role === role &&
  (overlap(span, slot.span) ||
    (span === undefined &&
      (state === 'dismissed'
        ? slot.text === value
        : state === 'corrected' && slots.filter(one => one.role === role).length === 1)))

function withWish(reading: Reading, { role, value, span, state }: Fact): Reading {
  const others = reading.style.filter(
    wish => !(overlap(span, wish.span) || (span === undefined && 'value' in wish && wish.value === value))
  )
  if (state === 'dismissed') return { ...reading, style: others }
  const at = span ?? { at: reading.source.length, length: 0 }
  const wishes: StyleWish[] = role === 'scene' ? [{ span: at, wish: 'scene', value }] : wishesIn(value)
  return { ...reading, style: [...others, ...wishes.map(wish => ({ ...wish, span: at }))] }
}

/** Looks that are named in words; nothing in them depends on the day. */
function wishesIn(words: string): StyleWish[] {
  const parsed = parse(words, new Date(0))
  const whole = { at: 0, length: parsed.view.text.length }
  return styleWishes([{ role: 'style', span: whole, confidence: 1 }], parsed)
}

/** Slots with their places as ids; what named another by id names it still, and nothing that is gone. */
function renumbered(slots: readonly Slot[], replaced?: number): Slot[] {
  const places = new Map(slots.map((slot, at) => [slot.id < 0 ? replaced : slot.id, at]))
  const placeOf = (id: number | undefined): number | undefined => (id === undefined ? undefined : places.get(id))
  return slots.map(({ of, within, ...slot }, id) => {
    const [owner, holder] = [placeOf(of), placeOf(within)]
    return { ...slot, id, ...(owner !== undefined && { of: owner }), ...(holder !== undefined && { within: holder }) }
  })
}

/** A chip: a fact with whether it is sure enough to be said without asking. */
export interface Chip extends Fact {
  sure: boolean
}

/** What was read, as chips in the order kind, from, language, offer, code, until, items, button, look, scene. */
export function factsOf({ intent, language, slots, style }: Reading): Chip[] {
  const read = { state: 'read' } as const
  const chips = (role: Role): Chip[] =>
    slots
      .filter(slot => slot.role === role)
      .map(slot => ({ ...read, role, value: slot.text, span: slot.span, sure: isSure(slot) }))
  const wishes = (role: 'style' | 'scene'): Chip[] =>
    style
      .filter(({ wish }) => (wish === 'scene') === (role === 'scene'))
      .map(wish => ({ ...read, role, value: 'value' in wish ? wish.value : wish.wish, span: wish.span, sure: true }))
  return [
    { ...read, role: 'kind', value: intent.kind, sure: intent.confidence >= 0.5 },
    ...chips('sender'),
    { ...read, role: 'language', value: language.tag, sure: isSureLanguage(language) },
    ...SHOWN.flatMap(chips),
    ...wishes('style'),
    ...wishes('scene')
  ]
}
