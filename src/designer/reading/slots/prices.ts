import { endOf, within } from '../entities/found.ts'
import type { Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { countWords } from '../text/words.ts'
import { between, type Draft, entitiesWithin, type Stage, sliceOf } from './draft.ts'
import { fieldsOf } from './fields.ts'

/** A clause that names a thing begins behind a sign, or behind a joining word. */
const BEGINS = /(?:[,;:–—(]|\b(?:and|but|or|plus|so|then|that)\b)\s+(?=[^,;:–—(]*$)/i
/** What a thing is never called. */
const NO_THING =
  /^(?:it|its|it's|they|we|you|this|that|there|i|he|she|only|all|just|now|from|is|are|who|which|the price)\b|\b(?:we|you|they|i|can|will|please|get|gets|spend|over|save|raised?|pays?|give|wins?|goes|at)\b/i
const LONGEST_TITLE = 7

/** Says of a statement with a price what costs it: its label, or the words before the price. */
export const prices: Stage = (drafts, parsed) =>
  drafts.map(one => {
    if (one.role !== 'statement' || one.fields?.price) return one
    const fields = priceIn(one, parsed)
    return fields ? { ...one, fields: { ...one.fields, ...fields } } : one
  })

function priceIn({ span, label }: Draft, parsed: Parsed): Draft['fields'] {
  const { text } = parsed.view
  const corrected = parsed.corrected.find(({ at }) => at > span.at && at <= endOf(span))
  const first = entitiesWithin(parsed.found, span).find(({ kind }) => kind === 'money')?.span
  const price = first ?? (corrected && isMoney(corrected.is, parsed) ? { at: corrected.at, length: 0 } : undefined)
  if (!price) return undefined
  const before = sliceOf(text, between(span.at, price.at))
  if (/,\s*$/.test(before)) return undefined
  const begins = BEGINS.exec(before.replace(/[-–—:=(\s]+$/, ''))
  const from = begins ? span.at + begins.index + begins[0].length : span.at
  const clause = between(from, clauseEnd(text, endOf(price), endOf(span)))
  const fields = first ? fieldsOf(clause, parsed) : { title: between(from, price.at), price: corrected?.is }
  const title = fields.title ?? (label && /^\W*$/.test(before) ? label : undefined)
  if (!title || !fields.price || !isThing(sliceOf(text, title))) return undefined
  return { ...fields, title }
}

const isMoney = (span: Span, { found }: Parsed): boolean =>
  found.some(one => one.kind === 'money' && within(one.span, span))
const isThing = (title: string): boolean =>
  countWords(title) <= LONGEST_TITLE && /\p{L}{2}/u.test(title) && !NO_THING.test(title)

/** An old price stands in the clause of the new one: up to the next sign that ends it. */
const clauseEnd = (text: string, from: number, to: number): number => {
  const end = /[.;,\n](?=\s|$)| (?:and|but|plus)\b/.exec(text.slice(from, to))
  return end ? from + end.index : to
}
