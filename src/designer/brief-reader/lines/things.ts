import { isStatement } from '../../grammar/clause.ts'
import { clausesIn, partsOf } from '../ask.ts'
import type { Kind, Thing } from '../brief.ts'
import { splitItems } from '../groups.ts'
import { thingOf } from '../priced-items.ts'
import { hasVerb } from '../sentence-test.ts'
import { type Line, pairOf } from '../sentences.ts'
import { bracketedThings, countedThings, isPriceName, pricedThings, withoutBracketed } from '../things.ts'
import { capitalise } from '../tidy.ts'
import { LISTED, type Reading } from './reading.ts'
import { readClauses } from './words.ts'

/** "Order #20418, one Heron 3 bike, arrives Thursday": number, things and the rest, each for itself. */
export function readOrderLine({ text, bullet }: Line, reading: Reading): boolean {
  if (bullet && /^(?:order|booking|invoice|parcel)(?: (?:no\.?|number|id))?:? #?[A-Z]*-?\d\S*$/i.test(text)) return true
  const [head = '', ...pieces] = splitItems(text)
  if (
    !/order|shipping/.test(reading.kind) ||
    pieces.length === 0 ||
    !/^(?:order|booking|parcel)(?: (?:no\.?|number))? #?[A-Z]*-?\d\S*$/i.test(head) ||
    /[£$€]/.test(text)
  )
    return false
  for (const piece of pieces) {
    const item = /^(?:an?|one|two|three|four|\d+ x) (?=\p{L})/iu.test(piece)
    if (item) reading.parts.things.push({ title: capitalise(piece) })
    else readClauses(piece, { ...reading, first: false })
  }
  return true
}

const BOUGHT = new Set<Kind>(['order', 'receipt', 'cart', 'shipping'])

/** "250g for $19": a size has a price, but it is no thing of its own. */
const isQuantity = (title: string): boolean =>
  /^(?:per )?\d[\d.,]*\s?(?:g|kg|ml|cl|l|oz|lbs?|litres?|liters?|pack|bags?|sachets?|pieces?|courses|nights|cm|inch(?:es)?)\b/i.test(
    title
  )

/** "wine pairing +$40". */
const isExtra = ({ price }: Thing): boolean => price?.startsWith('+') ?? false

/** What is offered to people for their work or their help is nothing to buy. */
const OF_PEOPLE: ReadonlySet<Kind> = new Set(['job', 'volunteer', 'letter'])

/** Things with prices. A line that is nothing else is done; of others the words are read too. */
export function readPriced(line: Line, reading: Reading): boolean {
  const { kind, parts } = reading
  const bracketed = bracketedThings(line.text)
  if (bracketed.length > 0) {
    parts.things.push(...bracketed)
    const rest = withoutBracketed(line.text)
    if (rest.split(' ').length > 2) readClauses(rest, reading)
    return true
  }
  if (OF_PEOPLE.has(kind)) return false
  if (!LISTED.has(kind) && isPriceName(pairOf(line.text)?.label ?? '')) return false
  const reduced = line.bullet && (LISTED.has(kind) || kind === 'launch') ? thingOf(line.text) : undefined
  if (reduced?.was) {
    parts.things.push(reduced)
    return true
  }
  // Sums in a sentence are said by the sentence: "had surgery ($2,400)". What it enumerates was taken out of it before.
  if (!line.bullet && !LISTED.has(kind) && isStatement(line.text)) return false
  const { things, totals, rows } = pricedThings(line, LISTED.has(kind))
  const sizes =
    BOUGHT.has(kind) || !things.some(({ title }) => isQuantity(title))
      ? []
      : things.filter(thing => isQuantity(thing.title) || isExtra(thing))
  parts.pairs.push(...rows, ...sizes.map(({ title, price = '' }) => ({ label: title, value: price })))
  parts.things.push(...things.filter(thing => !sizes.includes(thing)))
  parts.totals.push(...totals)
  if (things.length + totals.length + rows.length === 0) return false
  const priced = [...things, ...rows.map(({ label, value }) => ({ title: label, price: value }))]
  if (!line.bullet) readClauses(withoutPriced(line.text, priced), reading, { things: priced, totals })
  return true
}

/** A list without a verb is told piece by piece: those with prices are things, the others stay. */
function withoutPriced(text: string, things: Thing[]): string {
  const pieces = partsOf(text.replace(/\.$/, ''))
  const rest = pieces.filter(piece => !things.some(({ price }) => price && piece.includes(price)))
  return things.length > 0 && rest.length > 1 && !pieces.some(hasVerb) && !/^[^,]*:/.test(text) ? rest.join(', ') : text
}

/** "Webinar: Deliverability in 2026, Tuesday 3 March, …", "Valentine's dinner at Luce, 14 Feb, …": the event, then the rest piece by piece. */
export function readEvent({ text }: Line, reading: Reading): boolean {
  const { kind, first, parts } = reading
  const [head = '', ...rest] = clausesIn(
    text.replace(/^(?:webinar|workshop|event|talk|invitation)\s*:\s+/i, '').replace(/[.]$/, '')
  )
  const named = /^(?:webinar|workshop|event|talk|invitation)\s*:\s/i.test(text)
  if (
    !/event|notice/.test(kind) ||
    !first ||
    rest.length < 2 ||
    (!named && pairOf(text) !== undefined) ||
    (!named &&
      (/\b(?:e-?mails?|invit\w+|invite|newsletter|message|template)\b/i.test(head) ||
        hasVerb(head.replace(/'s\b/g, '')) ||
        head.split(' ').length > 12))
  )
    return false
  const title = head.replace(/\s+at\s+\p{Lu}.*$/u, '').replace(/\s+of (?:my|our)\s.*$/i, '')
  parts.subject ??= head
  if (kind === 'event') parts.pairs.push({ label: 'Event', value: capitalise(title) })
  else parts.asides.push(head)
  for (const piece of rest) readClauses(piece, { ...reading, first: false })
  return true
}

const CHANGED =
  /([\p{L}][\p{L} -]{2,30}?)(?:\s+(?:goes|moves|rises|increases|changes)(?: up)?)?(?:\s+from)?\s+([£$€]\s?\d[\d.,]*)\s+(?:goes to|goes up to|going to|becomes|to|→|->)\s+((?:[£$€]\s?\d[\d.,]*\d|[£$€]\d)(?:\s?(?:\/|a |per )\s?(?:month|year|week|seat|user))?)/gu

/** "standard £3.95 to £4.50, express £6.95 to £7.50": what each price becomes. */
export function readChanges({ text }: Line, reading: Reading): boolean {
  const changes = [...text.matchAll(CHANGED)].filter(([, name = '']) => !/\bfrom$/i.test(name))
  const [first] = changes
  if (changes.length < 2 || !first) return false
  reading.parts.pairs.push(
    ...changes.map(([, name = '', from = '', to = '']) => ({
      label: capitalise(name.replace(/^(?:and|the)\s+/i, '').trim()),
      value: `${from} to ${to}`
    }))
  )
  const [last] = changes.slice(-1)
  const before = clausesIn(text.slice(0, first.index).replace(/[\s:,–-]+$/, ''))
  const after = clausesIn(text.slice((last?.index ?? 0) + (last?.[0].length ?? 0)).replace(/^[\s:,.;–-]+/, ''))
  for (const [at, piece] of before.entries()) readClauses(piece, { ...reading, first: reading.first && at === 0 })
  for (const piece of after) readClauses(piece, { ...reading, first: false })
  return true
}

/** "2 x mug, 1 x teapot". */
export function readCounted({ text }: Line, { parts }: Reading): boolean {
  const counted = countedThings(text)
  parts.things.push(...counted)
  return counted.length > 0
}
