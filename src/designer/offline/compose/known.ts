import type { Kind } from '../../reading/kinds.ts'
import type { Entity, EntityKind, Slot } from '../../reading/reading.ts'
import { type Blank, FINDINGS, type Finding } from '../deck.ts'
import { meaningOf } from './labels.ts'
import { capitalise, type Known, type Value } from './lines.ts'
import { ATTENDED } from './material.ts'
import { countOf, isName, nounPhrase, withA, withoutArticle, withThe } from './nouns.ts'
import { onlyDay, untilOf, whenOf } from './when.ts'
import { tidy } from './words.ts'

type Values = Partial<Record<Blank, Value | undefined>>
type Slots = readonly Slot[]

interface About {
  kind: Kind
  source: string
  /** Will there be a button? */
  hasAction: boolean
}

/** What copy may speak of: the values of blanks from the sure slots of a reading, and which parts will have something to show. */
export function knownOf(slots: Slots, { kind, source, hasAction }: About): Known {
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

const any = (role: Slot['role']) => (slots: Slots) => slots.some(slot => slot.role === role)
const anyStatement = (fits: (slot: Slot) => boolean) => (slots: Slots) =>
  slots.some(slot => slot.role === 'statement' && fits(slot))

const FOUND: Record<Exclude<Finding, 'link'>, (slots: Slots) => boolean> = {
  items: any('item'),
  sessions: any('session'),
  statements: anyStatement(({ label, whole }) => label === undefined && whole === true),
  points: anyStatement(({ label, whole }) => label === undefined && !whole),
  details: anyStatement(({ label }) => label !== undefined),
  quotes: any('quote'),
  questions: any('question')
}

const of = (slots: Slots, role: Slot['role']): Slot | undefined => slots.find(slot => slot.role === role)
const says = (slot: Slot | undefined, text: string | undefined): Value | undefined =>
  slot && text ? { text, says: [slot.id] } : undefined

/** A sender's town comes as "in Toledo". */
const PLACED = /^(?:based )?(?:in|at|from|near)\s+/i

function namesOf(slots: Slots, kind: Kind): Values {
  const [sender, trade, topic, address] = (['sender', 'trade', 'topic', 'address'] as const).map(role =>
    of(slots, role)
  )
  const name = topic ? topicOf(topic.text) : ATTENDED.has(kind) ? happeningOf(slots) : undefined
  const about = (text: string): Value => ({ text, says: topic ? [topic.id] : [] })
  const isInOffer = name && of(slots, 'offer')?.text.toLowerCase().includes(name.toLowerCase())
  return {
    sender: says(sender, sender && withoutThe(tidy(sender.text))),
    trade: says(trade, trade && nounPhrase(trade.text.replace(PLACED, ''))),
    ...(name && !isInOffer && { topic: about(name), 'the topic': about(withThe(name)), 'a topic': about(withA(name)) }),
    address: says(address, address && tidy(address.text)),
    person: personOf(slots)
  }
}

/** "the Fern Hill Society" signs as "Fern Hill Society"; "The Old Mill" is its name. */
const withoutThe = (name: string): string => (name === capitalise(name) ? name : withoutArticle(name))

/** What an email is about, where it is short or a name: longer ones are sentences of the brief, which no headline repeats. */
function topicOf(topic: string): string | undefined {
  const name = nounPhrase(topic, 44)
  return name && (isName(name) || name.split(' ').length <= 4) ? name : undefined
}

/** What takes place, where a statement begins with it and goes on with the day: "boiler service on Tuesday". */
function happeningOf(slots: Slots): string | undefined {
  for (const { role, label, text, span, entities } of slots) {
    const date = role === 'statement' && !label ? entities.find(({ kind }) => kind === 'date') : undefined
    const before = date && text.slice(0, date.span.at - span.at).replace(/[\s,:–-]*\b(?:on|this|next|from)?\s*$/i, '')
    const name = before && before.split(' ').length <= 4 ? nounPhrase(before, 36) : undefined
    if (name) return name
  }
  return undefined
}

const entitiesOf = (slots: Slots): Entity[] => slots.flatMap(({ entities }) => entities)

/** A tag for the reader's name, or the name of the one it goes to. */
function personOf(slots: Slots): Value | undefined {
  const tag = entitiesOf(slots).find(({ kind, value }) => kind === 'merge-tag' && value.toLowerCase().includes('name'))
  const named = slots.find(slot => meaningOf(slot) === 'For' && slot.text.length < 40)
  return tag ? { text: tag.value } : named && { text: tidy(named.text) }
}

function offerOf(slots: Slots, source: string): Values {
  const [offer, code, topic] = (['offer', 'code', 'topic'] as const).map(role => of(slots, role))
  const text = offer && nounPhrase(offer.text, 52)
  const isTopic = topic && text?.toLowerCase().includes((topicOf(topic.text) ?? topic.text).toLowerCase())
  return {
    offer: offer && text ? { text, says: [offer.id, ...(isTopic ? [topic.id] : [])] } : undefined,
    discount: offer && discountOf(offer),
    code: says(code, code && (code.entities.find(({ kind }) => kind === 'code')?.value ?? tidy(code.text))),
    until: untilOf(slots, source)
  }
}

const REDUCED = /^\s*(?:off|discount|cheaper|reduction)\b/i

/** "20% off", "£5 off": the figure of an offer with its word. */
function discountOf({ text, span: { at }, entities }: Slot): Value | undefined {
  for (const { kind, span } of entities) {
    const to = span.at - at + span.length
    const word = kind === 'percent' || kind === 'money' ? REDUCED.exec(text.slice(to)) : null
    if (word) return { text: text.slice(span.at - at, to + word[0].length) }
  }
  return undefined
}

/** The only thing and its price; of several, the first where they are no price list. A figure is no name of a thing. */
function thingsOf(slots: Slots, kind: Kind): Values {
  const items = slots.filter(({ role }) => role === 'item')
  const [first, ...others] = items
  if (!first) return {}
  const { title, price, ...more } = first.fields ?? {}
  const name = others.length === 0 || !items.some(({ fields }) => fields?.price) ? (title?.text ?? first.text) : ''
  const item = Number.isNaN(Number.parseInt(name, 10)) ? nounPhrase(name, 40) : undefined
  const isAll = Object.keys(more).length === 0
  const isCounted = others.length > 0 && (kind === 'newsletter' || items.every(({ fields }) => fields?.price))
  return {
    item: item ? { text: item } : undefined,
    price: item && price && others.length === 0 ? { text: price.text, says: isAll ? [first.id] : [] } : undefined,
    count: isCounted ? { text: countOf(items.length) } : undefined
  }
}

/** Kinds of mail whose only day is the day that they are about. */
const DATED: ReadonlySet<Kind> = new Set([...ATTENDED, 'announcement', 'notice'])

function daysOf(slots: Slots, kind: Kind): Values {
  const { date = DATED.has(kind) ? onlyDay(slots) : undefined, time, place } = whenOf(slots) ?? {}
  const short = (text: string | undefined) => (text && text.length <= 40 ? { text } : undefined)
  return { date: short(date), time: short(time), place: short(place) }
}

const NUMBERS: ReadonlySet<string> = new Set(['Order number', 'Invoice', 'Booking', 'Reference'])

function sumsOf(slots: Slots): Values {
  const total = slots.find(slot => meaningOf(slot) === 'Total')
  const only = (wanted: EntityKind): string | undefined => {
    const all = new Set(
      entitiesOf(slots.filter(({ role }) => role !== 'item')).flatMap(({ kind, value }) =>
        kind === wanted ? [value] : []
      )
    )
    return all.size === 1 ? [...all][0] : undefined
  }
  const amount = total?.entities.find(({ kind }) => kind === 'money')?.value ?? only('money')
  const numbered = slots.find(slot => NUMBERS.has(meaningOf(slot) ?? '') && slot.text.length < 24)
  const number = numbered ? tidy(numbered.text) : only('reference')
  const told =
    numbered ??
    slots.find(
      ({ role, text }) => role === 'statement' && number && text.includes(number) && text.length <= number.length + 14
    )
  return {
    amount: amount ? { text: amount } : undefined,
    number: number ? { text: number, says: told ? [told.id] : [] } : undefined
  }
}
