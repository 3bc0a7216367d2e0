import { splitItems } from '../groups.ts'
import type { Line } from '../sentences.ts'
import { AMOUNT } from '../things.ts'
import { capitalise } from '../tidy.ts'
import { LISTED, type Reading } from './reading.ts'
import { readClauses } from './words.ts'

/** An amount and what it is the price of. */
interface Entry {
  amount: string
  noun: string
}

const FIRST = new RegExp(`^(${AMOUNT.source})\\s+(?:for\\s+)?((?!(?:off|back|or|and|to)\\b)\\p{L}.*)$`, 'iu')
const EQUAL = /^(.{2,40}?)\s*=\s*(\S.{0,40})$/

/** "£145 adult, £45 junior": every item begins with its amount. "500 pts = $10 off": every item is two sides. Nothing when one item is neither. */
export function entriesOf(list: string): Entry[] {
  const items = splitItems(list.replace(/\.$/, '')).flatMap(item => item.split(/\s+\/\s+|\s+(?:or|and)\s+(?=\p{Sc})/u))
  const entries = items.flatMap(item => {
    const [, amount, noun] = FIRST.exec(item.replace(/^(?:and|or)\s+/i, '')) ?? []
    if (amount && noun) return [{ amount, noun }]
    const [, left, right] = EQUAL.exec(item) ?? []
    return left && right ? [{ amount: right, noun: left }] : []
  })
  return entries.length > 1 && entries.length === items.length ? entries : []
}

/** A label that says no more than that prices follow. */
const NO_HEAD = /^(?:price|prices|cost|costs|fees?|tickets?|rates?|rewards?)$/i

/** A list whose amounts stand before their nouns: rows for names, points for sentences, things where something is bought. */
export function readTariff({ text }: Line, reading: Reading): boolean {
  const [first = '', ...rest] = text.split(/(?<=\.)\s+(?=\p{Lu})/u)
  const colon = first.indexOf(': ')
  const [list, head] = colon > 0 ? [first.slice(colon + 2), first.slice(0, colon)] : [first, '']
  const entries = entriesOf(list)
  if (entries.length === 0) return false
  place(entries, reading)
  if (head && !NO_HEAD.test(head)) readClauses(head, reading)
  for (const sentence of rest) readClauses(sentence, reading)
  return true
}

function place(entries: Entry[], { kind, parts }: Reading): void {
  const short = entries.every(({ noun }) => noun.split(' ').length < 4)
  if (short && LISTED.has(kind) && entries.every(({ amount }) => /^\p{Sc}/u.test(amount)))
    parts.things.push(...entries.map(({ amount, noun }) => ({ title: capitalise(noun), price: amount })))
  else if (short) parts.pairs.push(...entries.map(({ amount, noun }) => ({ label: capitalise(noun), value: amount })))
  else parts.groups.push({ items: entries.map(({ amount, noun }) => ({ value: amount, title: noun })) })
}
