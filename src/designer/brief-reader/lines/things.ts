import type { Kind } from '../brief.ts'
import { splitItems } from '../groups.ts'
import type { Line } from '../sentences.ts'
import { bracketedThings, countedThings, pricedThings } from '../things.ts'
import { capitalise } from '../tidy.ts'
import { LISTED, type Reading } from './reading.ts'
import { readClauses } from './words.ts'

/** "Order #20418, one Heron 3 bike, arrives Thursday": number, things and the rest, each for itself. */
export function readOrderLine({ text }: Line, reading: Reading): boolean {
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
  /^(?:per )?\d[\d.,]*\s?(?:g|kg|ml|cl|l|oz|lbs?|litres?|liters?|pack|bags?|sachets?|pieces?|cm|inch(?:es)?)\b/i.test(
    title
  )

/** Things with prices. A line that is nothing else is done; of others the words are read too. */
export function readPriced(line: Line, reading: Reading): boolean {
  const { kind, parts } = reading
  const bracketed = bracketedThings(line.text)
  if (bracketed.length > 0) {
    parts.things.push(...bracketed)
    parts.asides.push(line.text)
    return true
  }
  const { things, totals } = pricedThings(line, LISTED.has(kind))
  const sizes = BOUGHT.has(kind) ? [] : things.filter(({ title }) => isQuantity(title))
  parts.pairs.push(...sizes.map(({ title, price = '' }) => ({ label: title, value: price })))
  parts.things.push(...things.filter(thing => !sizes.includes(thing)))
  parts.totals.push(...totals)
  if (things.length + totals.length === 0) return false
  if (!line.bullet) readClauses(line.text, reading, { things, totals })
  return true
}

/** "2 x mug, 1 x teapot". */
export function readCounted({ text }: Line, { parts }: Reading): boolean {
  const counted = countedThings(text)
  parts.things.push(...counted)
  return counted.length > 0
}
