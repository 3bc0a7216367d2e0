import { endOf, type Found, overlaps, within } from '../entities/found.ts'
import { isContent, type Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, type Stage, trim } from './draft.ts'

/** What an offer looks like: so much off, a thing free, more for less. It ends with its sentence, or where its conditions begin. */
const OFFER =
  /(?:(?:up to |an? extra |extra )?(?:\d{1,2} ?(?:%|percent|per cent)|[£$€₹₦₱] ?\d[\d.,]{0,11}|(?:Rs\.? ?|R|CHF ?|RM)\d[\d.,]{0,11}|(?<![\d.,])\d[\d.,]{0,11} ?(?:€|kr|Kč|zł))(?: (?:off|discount|less|reduction|cashback|credit|voucher)\b| on (?=(?:all|every|any|our|selected|the)\b))|half[ -]price\b|(?<![\d.,])\d for (?:the price of \d\b|[£$€₹] ?\d[\d.,]*|\d\b(?! ?(?:months?|weeks?|days?|years?|people|persons|nights?)))|buy (?:one|two|three|\d),? get (?:one|two|\d)(?: free| half price)?|two for one|bogo\b|(?<=(?:^|[,:–(+]|\b(?:get|gets|give|gives|with|plus|and|a|an|one|your|our|first|is|win|includes?|claim|receive|for)) ?)free (?!of|entry|admission|to|days?|time|places?|seats?|spots?|parking|wifi|for|if|and|as|with|on|until|cancellation)(?=\p{L})|complimentary |zero (?=[\p{L} ]{3,20}(?:charges?|fees?|deposit|interest|commission|delivery|cost)\b))(?:(?! (?:is|are|was|will|at|on (?:mon|tue|wed|thu|fri|sat|sun|the \d)\w*|name|who|which|that|we|you|they|until|till|til|through|with|when|if|use|using|ends?|valid|from|before|between|this|for (?:the|one|two) (?:weekend|week|day)s?|and (?:it|we|you|the|a)|so|but|because|code|plus|now|today|starts?|starting|only)\b)[^.!?\n;,()|–—:]){0,70}/giu
/** What stands between an offer, or a sentence, and the day it ends. */
const UNTIL =
  /(?:\b(?:until|till|til|through|thru|ends?|ending|valid (?:until|till|to)|expires?(?: on)?|before|by|up to|not later than|no later than|closes?|closing|deadline|last (?:day|date)|runs? out|on or before|hold up to)(?: on| is| the| end of)?(?: \w+ on)?\s*:?\s*)$/i
const SURE = 0.85

/** Reads offers, the codes that give them and the days they end; each belongs to the offer nearest before it. */
export const offers: Stage = (drafts, parsed) => {
  const added = [...offersIn(drafts, parsed), ...codesIn(drafts, parsed), ...deadlinesIn(drafts, parsed)]
  const all = [
    ...drafts.filter(
      ({ role, span }) =>
        !(role === 'deadline' && added.some(one => one.role === 'deadline' && overlaps(one.span, span)))
    ),
    ...added
  ]
  const given = all.filter(({ role }) => role === 'offer')
  return all.map(one =>
    one.role === 'code' || one.role === 'deadline' ? { ...one, ...offerOf(one, given, parsed) } : one
  )
}

/** The content a stretch stands in; nothing inside directions is an offer. */
const holderOf = (drafts: readonly Draft[], span: Span): Draft | undefined =>
  drafts.find(one => isContent(one.role) && within(span, one.span)) ??
  drafts.find(one => isContent(one.role) && overlaps(span, one.span))

const inDirection = (drafts: readonly Draft[], span: Span): boolean =>
  drafts.some(one => !isContent(one.role) && within(span, one.span)) &&
  !drafts.some(one => isContent(one.role) && overlaps(span, one.span))

function offersIn(drafts: readonly Draft[], { view: { text } }: Parsed): Draft[] {
  return [...text.matchAll(OFFER)].flatMap(({ 0: words, index }) => {
    const span = trim(text, { at: index, length: words.length })
    const holder = holderOf(drafts, span)
    const isKnown = drafts.some(one => one.role === 'offer' && overlaps(one.span, span))
    if (isKnown || inDirection(drafts, span) || holder?.role === 'item' || !/\s/.test(words.trim())) return []
    return [{ role: 'offer', span, confidence: Math.min(SURE, holder?.confidence ?? 0.6), ...withinOf(holder, span) }]
  })
}

const withinOf = (holder: Draft | undefined, span: Span): { within?: Draft } =>
  holder && within(span, holder.span) && (holder.role === 'statement' || holder.role === 'item')
    ? { within: holder }
    : {}

function codesIn(drafts: readonly Draft[], { found }: Parsed): Draft[] {
  return found
    .filter(
      ({ kind, span }) =>
        kind === 'code' &&
        !inDirection(drafts, span) &&
        !drafts.some(one => one.role === 'code' && within(span, one.span))
    )
    .map(({ span }) => ({ role: 'code', span, confidence: 0.9, ...withinOf(holderOf(drafts, span), span) }))
}

function deadlinesIn(drafts: readonly Draft[], { found, view: { text } }: Parsed): Draft[] {
  return found.flatMap((date, place): Draft[] => {
    if (date.kind !== 'date') return []
    const before = text.slice(Math.max(0, date.span.at - 40), date.span.at)
    if (!UNTIL.test(before) || inDirection(drafts, date.span)) return []
    const span = withTime(date, found[place + 1], text)
    if (drafts.some(one => one.role === 'deadline' && within(span, one.span))) return []
    const holder = holderOf(drafts, span)
    return [
      { role: 'deadline', span, confidence: Math.min(SURE, holder?.confidence ?? 0.6), ...withinOf(holder, span) }
    ]
  })
}

/** A day with the hour that follows it. */
function withTime(date: Found, next: Found | undefined, text: string): Span {
  const joins =
    next &&
    next.kind !== date.kind &&
    (next.kind === 'time' || next.kind === 'date') &&
    /^(?:,? (?:at |on )?|, )$/.test(text.slice(endOf(date.span), next.span.at))
  return joins ? between(date.span.at, endOf(next.span)) : date.span
}

/** The offer a code or deadline belongs to: the nearest before it in its paragraph, else the first after it, else the only one. */
function offerOf({ span }: Draft, given: readonly Draft[], { view: { text } }: Parsed): { of?: Draft } {
  const near = (one: Draft) =>
    !/\n\s*\n/.test(text.slice(Math.min(endOf(one.span), endOf(span)), Math.max(one.span.at, span.at)))
  const offer =
    given.findLast(one => one.span.at <= span.at && near(one)) ??
    given.find(one => one.span.at > span.at && near(one)) ??
    (given.length === 1 ? given[0] : undefined)
  return offer ? { of: offer } : {}
}
