import { type Blank, FINDINGS, type Finding } from '../../../compose/copy/deck.ts'
import type { Kind } from '../../../compose/kinds.ts'
import type { Entity, EntityKind, Slot } from '../../reading/reading.ts'
import { meaningOf } from './labels.ts'
import type { Said } from './ledger.ts'
import type { Known, Value } from './lines.ts'
import { ATTENDED } from './material.ts'
import { isNamed, named, nounPhrase, SMALL, withA, withThe } from './nouns.ts'
import { AFTER, figureOff, offerWords } from './offers.ts'
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
    ...namesOf(slots)
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
const says = (said: Said | undefined, text: string | undefined): Value | undefined =>
  said && text ? { text, says: [said] } : undefined

/** A sender's town comes as "in Toledo". */
const PLACED = /^(?:based )?(?:in|at|from|near)\s+/i

function namesOf(slots: Slots): Values {
  const [sender, trade, about, address] = (['sender', 'trade', 'topic', 'address'] as const).map(role =>
    of(slots, role)
  )
  const name = sender && tidy(sender.text)
  const topic = about && topicOf(about.text, name)
  const isInOffer = topic && offerWords(slots)?.text.toLowerCase().includes(topic.toLowerCase())
  const forms = topic && !isInOffer && { topic, 'the topic': withThe(topic), 'a topic': withA(topic) }
  return {
    ...Object.fromEntries(
      Object.entries(forms || {}).map(([form, text]) => [form, { text, says: about ? [about] : [] }])
    ),
    sender: says(sender, name),
    trade: says(trade, trade && nounPhrase(trade.text.replace(PLACED, ''))),
    address: says(address, address && tidy(address.text)),
    person: personOf(slots)
  }
}

/** A longer one is a sentence of the brief, which no headline repeats; names and small words in it do not count. */
const MOST_WORDS = 3

/** What an email is about, by a short name. */
function topicOf(words: string, sender = ''): string | undefined {
  const topic = named(words)
  const own = topic?.split(' ').filter(word => !isNamed(word) && !SMALL.has(word)) ?? []
  return topic !== sender && own.length <= MOST_WORDS ? topic : undefined
}

const entitiesOf = (slots: Slots): Entity[] => slots.flatMap(({ entities }) => entities)

/** A tag for the reader's name, or the name of the one it goes to. */
function personOf(slots: Slots): Value | undefined {
  const tag = entitiesOf(slots).find(({ kind, value }) => kind === 'merge-tag' && value.toLowerCase().includes('name'))
  const to = slots.find(slot => meaningOf(slot) === 'For' && slot.text.length < 40)
  return tag ? { text: tag.value } : to && { text: tidy(to.text) }
}

/** What is typed at the beginning of a sentence has a capital that it has nowhere else. */
const TYPED_FIRST = /^\p{Lu}(?=\p{Ll}+ \p{Ll})/u

function offerOf(slots: Slots, source: string): Values {
  const [code, given] = [of(slots, 'code'), offerWords(slots)]
  const offer = given && nounPhrase(given.text, 52) ? given : figureOff(slots)
  const text = offer && nounPhrase(offer.text, 52)?.replace(TYPED_FIRST, first => first.toLowerCase())
  return {
    offer: says(offer, text),
    discount: text ? shortOf(text) : undefined,
    code: says(code, code && (code.entities.find(({ kind }) => kind === 'code')?.value ?? tidy(code.text))),
    until: untilOf(slots, source)
  }
}

/** "25% off" of "25% off everything", "zero making charges" of "zero making charges on all bangles". */
function shortOf(offer: string): Value | undefined {
  const words = offer.split(' ')
  const end = words[1] === 'off' ? 2 : words.findIndex(word => AFTER.has(word))
  return end > 1 ? { text: words.slice(0, end).join(' ') } : undefined
}

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The only thing and its price; of several, the first where they are no price list. A figure is no name of a thing. */
function thingsOf(slots: Slots, kind: Kind): Values {
  const items = slots.filter(({ role }) => role === 'item')
  const [first, ...others] = items
  if (!first) return {}
  const { title = first, price } = first.fields ?? {}
  const hasPrices = items.some(({ fields }) => fields?.price)
  const item = Number.isNaN(Number.parseInt(title.text, 10)) ? nounPhrase(title.text, 40) : undefined
  const isCounted = others.length > 0 && (kind === 'newsletter' || items.every(({ fields }) => fields?.price))
  return {
    things: GOODS.has(kind) ? firstOf(items) : undefined,
    item: item && (others.length === 0 || !hasPrices) ? { text: item } : undefined,
    price:
      item && price && others.length === 0
        ? { text: price.text, says: [{ span: title.span }, { span: price.span }] }
        : undefined,
    count: isCounted ? { text: COUNTS[items.length] ?? String(items.length) } : undefined
  }
}

/** Kinds of mail whose list of things is their news. */
const GOODS: ReadonlySet<Kind> = new Set(['sale', 'restock', 'listing'])

/** The names of the first two of several things, without what is said of them behind a comma or a bracket. */
function firstOf(items: Slots): Value | undefined {
  const [first, second, ...others] = items.flatMap(
    ({ text, fields }) => nounPhrase((fields?.title?.text ?? text).split(/\s?[,(/|]/)[0] ?? '', 28) ?? []
  )
  const names = [first, second].filter(name => name !== undefined && !Number.isFinite(Number.parseInt(name, 10)))
  return names.length === 2
    ? { text: others.length > 0 ? `${names.join(', ')} and more` : names.join(' and ') }
    : undefined
}

/** Kinds of mail whose only day is the day that they are about. */
const DATED: ReadonlySet<Kind> = new Set([...ATTENDED, 'announcement', 'notice'])

function daysOf(slots: Slots, kind: Kind): Values {
  const { date = DATED.has(kind) ? onlyDay(slots) : undefined, time, place } = whenOf(slots) ?? {}
  const short = (text: string | undefined) => (text && text.length <= 40 ? { text } : undefined)
  return { date: short(date), time: short(time), place: short(place) }
}

const NUMBERS: ReadonlySet<string> = new Set(['Order number', 'Invoice', 'Booking', 'Reference'])

/** The only sum that is no price of a thing, and the only number that something goes by. */
function sumsOf(slots: Slots): Values {
  const all = entitiesOf(slots.filter(({ role }) => role !== 'item'))
  const only = (wanted: EntityKind): Entity | undefined => {
    const [first, ...others] = all.filter(({ kind }) => kind === wanted)
    return others.every(({ value }) => value === first?.value) ? first : undefined
  }
  const total = slots.find(slot => meaningOf(slot) === 'Total')?.entities.find(({ kind }) => kind === 'money')
  const numbered = slots.find(slot => NUMBERS.has(meaningOf(slot) ?? '') && slot.text.length < 24)
  const [amount, number] = [total ?? only('money'), only('reference')]
  return {
    amount: amount && { text: amount.value },
    number: says(numbered ?? number, numbered ? tidy(numbered.text) : number?.value)
  }
}
