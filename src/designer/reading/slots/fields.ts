import { endOf, overlaps } from '../entities/found.ts'
import { BARE_SUM } from '../entities/money.ts'
import type { Field, Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, entitiesWithin, sliceOf, trim } from './draft.ts'

/** What stands before a price that no longer holds. */
const WAS =
  /(?:\b(?:was|were|instead of|rather than|down from|reduced from|usually|normally|regular(?:ly)?|reg\.?|rrp|before|old price|originally|full price|worth|previously|up from)|(?<!\w)from)\s*:?\s*$/i
/** How far before a sum that is looked for, in letters. */
const REACH = 20
/** What joins a name to its price, day or hour. */
const JOINT =
  /(?:\s|[-–—:=@|,;(]|\b(?:at|on|for|is|are|now|from|only|just|costs?|price[ds]?|each|goes|up|down|to|was|instead of|rather than|a|the|per|asking|starts?|begins?|runs?|opens?)\b){1,40}$/i
/** A name ends at the first sign that divides, where nothing else ends it. */
const DIVIDES = /\s[–—-]\s|:\s|\s\(|,\s/
const SHORTEST = 3

export type Fields = Partial<Record<Field, Span>>

/** The fields of a thing: its name, its price and the one before, what else is said of it. */
export function fieldsOf(span: Span, parsed: Parsed): Fields {
  const { text } = parsed.view
  const { price, was } = pricesOf(span, parsed)
  const href = entitiesWithin(parsed.found, span).find(({ kind }) => kind === 'url')?.span
  const divider = DIVIDES.exec(sliceOf(text, span))?.index ?? 0
  const short = divider >= SHORTEST ? { at: span.at, length: divider } : span
  const title = nameOf(span, [price, was], text) ?? (price ? span : trim(text, short))
  const known = { title, ...(price && { price }), ...(was && { was }), ...(href && { href }) }
  const rest = trim(text, between(Math.max(...Object.values(known).map(endOf)), endOf(span)))
  return { ...known, ...(rest.length > SHORTEST && { text: rest }) }
}

/** The fields of what takes place: its name, its day and hour. */
export function timesOf(span: Span, { view: { text }, found }: Parsed): Fields {
  const inside = entitiesWithin(found, span)
  const [date, time] = (['date', 'time'] as const).map(kind => inside.find(one => one.kind === kind)?.span)
  return { title: nameOf(span, [date, time], text) ?? span, ...(date && { date }), ...(time && { time }) }
}

/** The price that holds, and the one that was: behind a word that says so, or struck out. */
function pricesOf(span: Span, parsed: Parsed): { price?: Span; was?: Span } {
  const sums = sumsIn(span, parsed)
  const { text } = parsed.view
  const isStruck = (one: Span) => parsed.struck.some(old => overlaps(old, one))
  const isOld = (one: Span) => WAS.test(text.slice(Math.max(span.at, one.at - REACH), one.at)) || isStruck(one)
  const was = sums.length > 1 || sums.some(isStruck) ? sums.find(isOld) : undefined
  const price = sums.find(one => one !== was && !isOld(one)) ?? sums.find(one => one !== was)
  return { ...(price && { price }), ...(was && { was }) }
}

/** Sums of a stretch; where one has a currency, a bare number behind "was" is one as well. */
function sumsIn(span: Span, { found, view: { text } }: Parsed): Span[] {
  const inside = entitiesWithin(found, span)
  const sums = inside.filter(({ kind }) => kind === 'money').map(one => one.span)
  if (sums.length !== 1) return sums
  const bare = [...sliceOf(text, span).matchAll(BARE_SUM)]
    .map(({ 0: sum, index }) => ({ at: span.at + index, length: sum.length }))
    .filter(one => WAS.test(text.slice(Math.max(span.at, one.at - REACH), one.at)))
    .filter(one => !inside.some(other => overlaps(other.span, one)))
  return [...sums, ...bare].sort((a, b) => a.at - b.at)
}

/** The words before the first of these parts, without what joins them, else those behind the last. */
function nameOf(span: Span, parts: readonly (Span | undefined)[], text: string): Span | undefined {
  const inOrder = parts.filter(one => one !== undefined).sort((a, b) => a.at - b.at)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) return undefined
  const words = sliceOf(text, between(span.at, first.at))
  const before = trim(text, { at: span.at, length: words.length - (JOINT.exec(words)?.[0].length ?? 0) })
  const name = before.length >= SHORTEST ? before : trim(text, between(endOf(last), endOf(span)))
  return name.length >= SHORTEST ? name : undefined
}
