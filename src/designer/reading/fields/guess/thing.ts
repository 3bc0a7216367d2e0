import type { EmailFacts } from '../../../../compose/email-facts.ts'
import { endOf, overlaps } from '../../entities/found.ts'
import { BARE_SUM } from '../../entities/money.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import data from '../data/things.json' with { type: 'json' }
import { entitiesIn, gaps, type Page, typed } from '../page.ts'
import { capital, spoken } from '../turn/to-reader.ts'

type Thing = EmailFacts['things'][number]

const WAS = new RegExp(`(?:^|[\\s,(])(?:${data.was})\\s*:?\\s*$`, 'i')
/** "£20, now £15": what follows is the price. */
const NOW = /^[\s,(]*(?:now|today|reduced to|down to)(?: only| just)?\s*:?\s*$/i
const JOINT = new RegExp(`(?:\\s|[-–—:=@|,;(/+]|\\.{2,}|(?<=^|[\\s,(])(?:${data.joins})(?=[\\s,(]|$))+$`, 'i')
const FIRST = /^(?:[\s,;:.|/=–—)>-]|->|\b(?:and|the|our|a|an|book|buy|get|order|grab|try)\s)+/i
/** "2 for €62", "€285 the 50 kg bag", "£95 a team", "€6,50/m": the price goes on. */
const FOR_MANY = /\b\d+ for $/i
const PER =
  /^(?:\s?\/\s?\p{L}+|\s+(?:per|an?|each|the|pp|p\/p|one way|return|excl\.?(?: vat)?|incl\.?(?: vat)?|plus vat)(?:\s+[\p{L}\d]+){0,3}(?=$|[\s,.;:)]))/iu
const REACH = 24

/** The prices of a stretch: what it costs, and what it did. */
export function pricesIn(page: Page, span: Span): { price?: Span; was?: Span } {
  const sums = sumsIn(page, span)
  const isOld = (one: Span) =>
    WAS.test(page.text.slice(Math.max(span.at, one.at - REACH), one.at)) || page.struck.some(old => overlaps(old, one))
  const [first, second] = sums
  const isReduced = second && NOW.test(page.text.slice(endOf(first!), second.at))
  const was = second ? (sums.find(isOld) ?? (isReduced ? first : undefined)) : undefined
  const price = sums.find(one => one !== was)
  return { ...(price && { price: longer(page, price, span) }), ...(was && { was }) }
}

/** Sums; where one has a currency, a bare number behind "was" or before "now" is one as well. */
function sumsIn(page: Page, span: Span): Span[] {
  const sums = entitiesIn(page, span, 'money').map(one => one.span)
  if (sums.length !== 1) return sums
  const text = page.text.slice(span.at, endOf(span))
  const bare = [...text.matchAll(BARE_SUM)]
    .map(({ 0: sum, index }) => ({ at: span.at + index, length: sum.length }))
    .filter(one => !sums.some(other => overlaps(other, one)))
    .filter(one =>
      /\b(?:was|now|instead of|usually|normally|reduced from|down from)\s*$/i.test(
        page.text.slice(Math.max(span.at, one.at - REACH), one.at)
      )
    )
  return [...sums, ...bare.slice(0, 1)].sort((a, b) => a.at - b.at)
}

/** A price with the number of things, or the measure, that it is for. */
function longer({ text }: Page, price: Span, span: Span): Span {
  const before = FOR_MANY.exec(text.slice(span.at, price.at))?.[0].length ?? 0
  const after = PER.exec(text.slice(endOf(price), endOf(span)))?.[0].length ?? 0
  return { at: price.at - before, length: price.length + before + after }
}

/** A thing with its price, from words in which both stand: the words before the first sum are its name, those behind the last its text. */
export function thingIn(page: Page, span: Span): Thing | undefined {
  const { price, was } = pricesIn(page, span)
  if (!price) return undefined
  const parts = [price, ...(was ? [was] : [])].sort((a, b) => a.at - b.at)
  const words = page.text.slice(span.at, parts[0]!.at)
  const before = words.slice(0, words.length - (JOINT.exec(words)?.[0].length ?? 0))
  const isFirst = before.replace(FIRST, '').length > 2
  const tail = gaps(between(parts[0]!.at, endOf(span)), parts).at(-1)
  const behind = tail && tail.at >= endOf(parts.at(-1)!) ? clean(typed(page, tail)) : ''
  const name = isFirst ? clean(page.view.typed({ at: span.at, length: before.length })) : behind
  if (name.length < 3) return undefined
  const { head, text } = parted(name)
  const thing = { name: capital(head), price: amount(page, price, was), ...(was && { was: amount(page, was, price) }) }
  const rest = [text, isFirst ? behind : ''].filter(Boolean).join(', ')
  return { ...thing, ...(rest.length > 3 && { text: capital(rest) }) }
}

const clean = (words: string): string =>
  spoken(
    words
      .replace(/\s+/g, ' ')
      .replace(FIRST, '')
      .replace(/[\s,;:(–—-]+$/, '')
      .replace(/^\((.*)\)$/, '$1')
  )

/** What begins with an article behind a comma says more of a thing: "energiser, the 2 joule one". */
function parted(name: string): { head: string; text: string } {
  const at = /, (?=(?:the|an?|with|includes?|incl|which|comes)\b)/i.exec(name)
  return at
    ? { head: name.slice(0, at.index), text: name.slice(at.index + 2).replace(/\)$/, '') }
    : { head: name, text: '' }
}

/** A sum as it was typed; a bare one with the currency of the other. */
function amount(page: Page, sum: Span, other: Span | undefined): string {
  const words = typed(page, sum)
  if (!other || /[^\d.,'\s]/.test(words)) return words
  const [, before = '', after = ''] = /^(\D{0,4}?)\s?[\d.,]+(?:\s?(\D{1,3}))?$/.exec(typed(page, other)) ?? []
  return before.trim() ? before.trim() + words : after.trim() ? `${words} ${after.trim()}` : words
}
