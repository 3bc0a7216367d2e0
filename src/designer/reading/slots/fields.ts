import { endOf, type Found, overlaps } from '../entities/found.ts'
import { BARE_SUM } from '../entities/money.ts'
import type { Field, Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, entitiesWithin, sliceOf, trim } from './draft.ts'

/** What stands before a price that no longer holds. */
const WAS =
  /(?:\b(?:was|were|instead of|rather than|down from|reduced from|usually|normally|regular(?:ly)?|reg\.?|rrp|before|old price|originally|full price|worth|previously|up from)|(?<!\w)from)\s*:?\s*$/i
/** "from 400 to 450 EGP": the first of two sums is the old one; the currency may follow the second only. */
const FROM_TO = /\bfrom\s$/i
const PRICED =
  /(?:\s|[-–—:=@|,;(]|\b(?:at|for|is|are|now|from|only|just|costs?|price[ds]?|each|goes|up|down|to|was|instead of|rather than|a|the|per|asking)\b){1,40}$/i

export type Fields = Partial<Record<Field, Span>>

/** The fields of a thing with a price: its name before it, the old price, what else is said of it. */
export function fieldsOf(span: Span, { view: { text }, found, struck }: Parsed): Fields {
  const inside = entitiesWithin(found, span)
  const sums = sumsIn(text, span, inside)
  const isOld = (one: Span) =>
    WAS.test(text.slice(Math.max(span.at, one.at - 20), one.at)) || struck.some(old => overlaps(old, one))
  const old =
    sums.length > 1 || sums.some(one => struck.some(part => overlaps(part, one))) ? sums.find(isOld) : undefined
  const price = sums.find(one => one !== old && !isOld(one)) ?? sums.find(one => one !== old)
  const first = [price, old].filter(one => one !== undefined).sort((a, b) => a.at - b.at)[0]
  const title = first ? titleBefore(text, span, first) : undefined
  const href = inside.find(({ kind }) => kind === 'url')?.span
  return { ...(title && { title }), ...(price && { price }), ...(old && { was: old }), ...(href && { href }) }
}

/** Sums of a stretch; where one has a currency, a bare number beside "was" or "from" is one as well. */
function sumsIn(text: string, span: Span, inside: readonly Found[]): Span[] {
  const sums = inside.filter(({ kind }) => kind === 'money').map(one => one.span)
  if (sums.length !== 1) return sums
  const words = sliceOf(text, span)
  const bare = [...words.matchAll(BARE_SUM)]
    .map(({ 0: sum, index }) => ({ at: span.at + index, length: sum.length }))
    .filter(one => !inside.some(other => overlaps(other.span, one)))
    .filter(
      one =>
        WAS.test(words.slice(Math.max(0, one.at - span.at - 20), one.at - span.at)) ||
        FROM_TO.test(words.slice(0, one.at - span.at))
    )
  return [...sums, ...bare].sort((a, b) => a.at - b.at)
}

/** The words before a price, without what joins them to it. */
function titleBefore(text: string, span: Span, price: Span): Span | undefined {
  const words = sliceOf(text, between(span.at, price.at))
  const joint = PRICED.exec(words)?.[0].length ?? 0
  const title = trim(text, { at: span.at, length: words.length - joint })
  return title.length > 1 ? title : undefined
}

export const restOf = (text: string, span: Span, fields: Fields): Span | undefined => {
  const last = Math.max(span.at, ...Object.values(fields).map(one => (one ? endOf(one) : 0)))
  const rest = trim(text, between(last, endOf(span)))
  return rest.length > 3 ? rest : undefined
}
