import type { Kind } from '../../reading/kinds.ts'
import type { EntityKind, Slot } from '../../reading/reading.ts'
import { type Blank, FINDINGS, type Finding } from '../deck.ts'
import { meaningOf } from './labels.ts'
import type { Known, Value } from './lines.ts'
import { ATTENDED } from './material.ts'
import { countOf, isName, nounPhrase, withA, withThe } from './nouns.ts'
import { named, whenOf } from './when.ts'
import { tidy } from './words.ts'

type Values = Partial<Record<Blank, Value | undefined>>

/** What copy may speak of: the values of blanks from the sure slots of a reading, and which parts will have something to show. */
export function knownOf(slots: readonly Slot[], { kind, source, hasAction }: About): Known {
  const values: Values = {
    ...offerOf(slots, source),
    ...thingsOf(slots, kind),
    ...daysOf(slots, kind),
    ...sumsOf(slots),
    ...namesOf(slots, kind)
  }
  const read = Object.entries(values).filter(([, value]) => value !== undefined)
  const found = FINDINGS.filter(name => (name === 'link' ? hasAction : FOUND[name](slots)))
  return { values: Object.fromEntries(read), found: new Set(found) }
}

interface About {
  kind: Kind
  source: string
  /** Will there be a button? */
  hasAction: boolean
}

const any = (role: Slot['role']) => (slots: readonly Slot[]) => slots.some(slot => slot.role === role)
const isStatement = ({ role, label }: Slot): boolean => role === 'statement' && label === undefined

const FOUND: Record<Exclude<Finding, 'link'>, (slots: readonly Slot[]) => boolean> = {
  items: any('item'),
  sessions: any('session'),
  statements: slots => slots.some(slot => isStatement(slot) && slot.whole),
  points: slots => slots.some(slot => isStatement(slot) && !slot.whole),
  details: slots => slots.some(slot => slot.role === 'statement' && slot.label !== undefined),
  quotes: any('quote'),
  questions: any('question')
}

const of = (slots: readonly Slot[], role: Slot['role']): Slot | undefined => slots.find(slot => slot.role === role)
const says = (slot: Slot, text: string | undefined): Value | undefined => (text ? { text, says: [slot.id] } : undefined)

/** A sender's town comes as "in Toledo". */
const PLACED = /^(?:based )?(?:in|at|from|near)\s+/i

function namesOf(slots: readonly Slot[], kind: Kind): Values {
  const [sender, trade, topic, address] = (['sender', 'trade', 'topic', 'address'] as const).map(role =>
    of(slots, role)
  )
  const happening = !topic && ATTENDED.has(kind) ? happeningOf(slots) : undefined
  const name = topic ? nameOf(topic.text) : happening
  const about = (text: string): Value => ({ text, says: topic ? [topic.id] : [] })
  const offer = of(slots, 'offer')
  const isSaid = name !== undefined && offer?.text.toLowerCase().includes(name.toLowerCase())
  return {
    sender: sender && says(sender, tidy(sender.text).replace(/^(?:the|our|my) /, '')),
    trade: trade && says(trade, nounPhrase(trade.text.replace(PLACED, ''))),
    ...(name && !isSaid && { topic: about(name), 'the topic': about(withThe(name)), 'a topic': about(withA(name)) }),
    address: address && says(address, tidy(address.text)),
    person: personOf(slots)
  }
}

/** What takes place, where a statement begins with it and goes on with the day: "boiler service on Tuesday". */
function happeningOf(slots: readonly Slot[]): string | undefined {
  for (const { role, label, text, span, entities } of slots) {
    const date = role === 'statement' && !label ? entities.find(({ kind }) => kind === 'date') : undefined
    const before = date && text.slice(0, date.span.at - span.at).replace(/[\s,:–-]*\b(?:on|this|next|from)?\s*$/i, '')
    const name = before && before.split(' ').length <= 4 ? nounPhrase(before, 36) : undefined
    if (name) return name
  }
  return undefined
}

/** What an email is about, where it is short or a name: longer ones are sentences of the brief, which no headline repeats. */
function nameOf(topic: string): string | undefined {
  const name = nounPhrase(topic, 44)
  return name && (isName(name) || name.split(' ').length <= 4) ? name : undefined
}

/** A tag for the reader's name, or the name of the one it goes to. */
function personOf(slots: readonly Slot[]): Value | undefined {
  const tag = slots
    .flatMap(({ entities }) => entities)
    .find(({ kind, value }) => kind === 'merge-tag' && /name/i.test(value))
  const named = slots.find(slot => meaningOf(slot) === 'For' && slot.text.length < 40)
  return tag ? { text: tag.value } : named && { text: tidy(named.text) }
}

const BEFORE_DAY =
  /^(?:(?:the|offer|sale|it|valid|good|apply|answer|reply|book|order|runs?|ends?|ending|closes?|closing|expires?|only|on|until|till|til|up|to|by|through)\s+)+/i
const REDUCED = /^\s*(?:off|discount|cheaper|reduction)\b/i

function offerOf(slots: readonly Slot[], source: string): Values {
  const [offer, code] = (['offer', 'code'] as const).map(role => of(slots, role))
  return {
    offer: offer && withTopic(says(offer, nounPhrase(offer.text, 52)), slots),
    discount: offer && discountOf(offer),
    code: code && says(code, code.entities.find(({ kind }) => kind === 'code')?.value ?? tidy(code.text)),
    until: untilOf(slots, source)
  }
}

/** An offer that names the topic says it. */
function withTopic(value: Value | undefined, slots: readonly Slot[]): Value | undefined {
  const topic = of(slots, 'topic')
  const isIn = value && topic && value.text.toLowerCase().includes((nameOf(topic.text) ?? topic.text).toLowerCase())
  return isIn ? { ...value, says: [...(value.says ?? []), topic.id] } : value
}

/** The only day until which something holds; what ends before a day does not hold until it. */
function untilOf(slots: readonly Slot[], source: string): Value | undefined {
  const dated = slots.filter(
    ({ role, entities }) => role === 'deadline' && entities.some(({ kind }) => kind === 'date')
  )
  const [deadline, ...others] = dated
  if (!deadline || others.length > 0) return undefined
  const words = source.slice(Math.max(0, deadline.span.at - 8), deadline.span.at) + deadline.text
  const day = /\b(?:before|from|after)\s/i.test(words) ? undefined : dayOf(deadline)
  if (!day) return undefined
  const isAll = wordsOf(day) === wordsOf(deadline.text.replace(BEFORE_DAY, ''))
  return { text: day, ...(isAll && { says: [deadline.id] }) }
}

const wordsOf = (text: string): string => tidy(text).toLowerCase()

const UP_TO = /^.*\b(?:until|till?|by|through|on|to|ends?|ending|closes?|closing|expires?|valid|only)\s+/i

/** The day of a deadline as it was typed, where it is a day or an hour. */
function dayOf({ text, entities, span }: Slot): string | undefined {
  const days = entities.filter(({ kind }) => kind === 'date' || kind === 'time')
  const from = Math.min(...days.map(one => one.span.at)) - span.at
  const to = Math.max(...days.map(one => one.span.at + one.span.length)) - span.at
  const [before, after] = [text.slice(0, from).replace(UP_TO, ''), text.slice(to)]
  return tidy(before.length + after.length > 14 ? text.slice(from, to) : before + text.slice(from, to) + after)
}

/** "20% off", "£5 off": the figure of an offer with its word. */
function discountOf(slot: Slot): Value | undefined {
  for (const { kind, span } of slot.entities) {
    const [from, to] = [span.at - slot.span.at, span.at - slot.span.at + span.length]
    const word = kind === 'percent' || kind === 'money' ? REDUCED.exec(slot.text.slice(to)) : null
    if (word) return { text: slot.text.slice(from, to + word[0].length) }
  }
  return /^half[ -]price\b/i.test(slot.text) ? { text: 'half price' } : undefined
}

/** The only thing and its price; of several, the first where they are no price list. A figure is no name of a thing. */
function thingsOf(slots: readonly Slot[], kind: Kind): Values {
  const items = slots.filter(({ role }) => role === 'item')
  const [first, ...others] = items
  const isList = items.some(({ fields }) => fields?.price)
  const name = first && (others.length === 0 || !isList) ? (first.fields?.title?.text ?? first.text) : ''
  const title = /^\d/.test(name) ? undefined : nounPhrase(name, 40)
  const price = others.length === 0 ? first?.fields?.price?.text : undefined
  const isAll = Object.keys(first?.fields ?? {}).every(field => field === 'title' || field === 'price')
  const isCounted = others.length > 0 && (kind === 'newsletter' || items.every(({ fields }) => fields?.price))
  return {
    item: title ? { text: title } : undefined,
    price: title && price && first ? { text: price, ...(isAll && { says: [first.id] }) } : undefined,
    count: isCounted ? { text: countOf(items.length) } : undefined
  }
}

function daysOf(slots: readonly Slot[], kind: Kind): Values {
  const { date, time, place } = whenOf(slots) ?? {}
  const short = (text: string | undefined) => (text && text.length <= 40 ? { text } : undefined)
  return { date: short(date ?? (DATED.has(kind) ? onlyDay(slots) : undefined)), time: short(time), place: short(place) }
}

/** Kinds of mail whose only day is the day that they are about. */
const DATED: ReadonlySet<Kind> = new Set([...ATTENDED, 'announcement', 'notice'])

/** The only day of the brief, as it was typed; none that something ends or begins by. */
function onlyDay(slots: readonly Slot[]): string | undefined {
  const days = slots.flatMap(({ role, text, span, entities }) =>
    entities
      .filter(({ kind }) => kind === 'date')
      .map(date => ({ at: date.span.at - span.at, length: date.span.length }))
      .map(({ at, length }) => ({
        day: text.slice(at, at + length),
        before: role === 'deadline' ? 'by ' : text.slice(0, at)
      }))
  )
  const [only, ...others] = days
  return only &&
    others.length === 0 &&
    !/\b(?:by|before|until|till?|since|after|from)\s+(?:the\s+)?$/i.test(only.before)
    ? named(only.day)
    : undefined
}

const NUMBERS = new Set(['Order number', 'Invoice', 'Booking', 'Reference'])

function sumsOf(slots: readonly Slot[]): Values {
  const total = slots.find(slot => meaningOf(slot) === 'Total')
  const only = (kind: EntityKind): { value: string; slot: Slot } | undefined => {
    const all = slots.flatMap(slot =>
      slot.role === 'item'
        ? []
        : slot.entities.filter(entity => entity.kind === kind).map(({ value }) => ({ value, slot }))
    )
    return new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined
  }
  const amount = total?.entities.find(({ kind }) => kind === 'money')?.value ?? only('money')?.value
  const numbered = slots.find(slot => NUMBERS.has(meaningOf(slot) ?? '') && slot.text.length < 24)
  const referred = only('reference')
  return {
    amount: amount ? { text: amount } : undefined,
    number: numbered ? says(numbered, tidy(numbered.text)) : referred && referenceIn(referred)
  }
}

/** A number of an order; with it a slot that is nothing else, as "Order #20418", is said. */
const referenceIn = ({ value, slot }: { value: string; slot: Slot }): Value => ({
  text: value,
  ...(slot.role === 'statement' && slot.text.length <= value.length + 14 && { says: [slot.id] })
})
