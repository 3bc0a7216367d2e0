/** From when to when an offer holds: read once, so that it is told once. */
import type { Kind } from './brief.ts'
import { findFacts } from './facts.ts'

/** How long an offer holds: `from Thursday to Sunday midnight`. */
export interface OfferSpan {
  words: string
  /** Its end, where it has one. */
  last?: string
  /** The words of the brief that say nothing else. */
  source: string
}

const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}'
const NTH = '(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?'
const ZONE = '(?: (?:E[SD]?T|C[SD]?T|P[SD]?T|GMT|BST|UTC|CES?T|AE[SD]T|IST|SAST))?'
const HOUR = `(?:midnight|noon|\\d{1,2}(?:[:.]\\d{2})? ?[ap]m)${ZONE}`
const WEEKDAY = '(?:(?:this|next) )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?'
/** One day, with its hour: `Thursday 3 July`, `Nov 28`, `Sunday midnight`, `the 4th`. */
const DAY = `(?:(?:${HOUR} (?:on )?)?(?:${WEEKDAY},? (?:the )?)?(?:${NTH} (?:of )?${MONTHS}|${MONTHS}\\.? ${NTH})|(?:${HOUR} (?:on )?)?${WEEKDAY}|the ${NTH}(?<=[a-z])|tomorrow|today)(?:,? (?:at )?${HOUR})?`

const JOINED = '(?: to | until | till |–|-)'
/** A day with the month that the day before it shares. */
const LAST = `(?:${WEEKDAY} )?${NTH} ${MONTHS}`

/** What begins and ends may be written in these ways; a range in one word stays as it is typed. */
const FORMS = [
  `(?:it |the sale |sale )?(?:from|(?:starts?|starting|begins?|beginning|opens|runs|kicks off|live)(?: on| from)?) (${DAY}),? ?(?:and |it )?(?:to|until|till|til|through|thru|-|–|ends?(?: on)?|ending(?: on)?|finish(?:es|ing)?(?: on)?|closes(?: on)?) (${DAY})`,
  `between (${DAY}) and (${DAY})`,
  `(?:from |runs )((?:${WEEKDAY} )?${NTH})${JOINED}(${LAST})`,
  `(${WEEKDAY} ${NTH}|${NTH}(?<=[a-z]))${JOINED}(${LAST})`,
  // A number alone may count anything before "until": "£65 instead of 85 until 12 December".
  `(${NTH})(?: to |–|-)(${LAST})`,
  `(${DAY}) (?:to|until|till|through|-|–) (${DAY})`
].map(form => new RegExp(`(?<![\\w:.,/#%&+£$€¥₹₦₱₪₩₫₺₴-]|\\d )${form}(?![\\w:/])`, 'gi'))

const KINDS: ReadonlySet<Kind> = new Set(['sale', 'winback', 'birthday'])

/** "open Tuesday to Saturday", "delivery Monday to Friday": no offer holds so long. */
const OF_OTHERS = /\b(?:open|opening(?: hours)?|hours|deliver\w*|every\b|closed|shipping|daily)[^.,;\n]{0,24}$/i

/** `undefined` when a brief tells no such span, or only in its opening hours. */
export function offerSpanOf(text: string, kind: Kind, end?: string): OfferSpan | undefined {
  if (!KINDS.has(kind)) return undefined
  for (const match of FORMS.flatMap(form => [...text.matchAll(form)])) {
    const [source, first = '', last = ''] = match
    if (OF_OTHERS.test(text.slice(0, match.index)) || isAfter(first, last)) continue
    if (!/\d|day\b/i.test(last) || findFacts(last).length === 0) continue
    return { words: `from ${first} to ${last}`, last, source }
  }
  return kind === 'sale' ? beginningOf(text, end) : undefined
}

/** "20 to 14 April": a number that is later than the day it shares a month with is none of its days. */
const isAfter = (first: string, last: string): boolean =>
  /^\d+\D{0,2}$/.test(first) && Number.parseInt(first, 10) >= Number(/\d+/.exec(last)?.[0] ?? 0)

/** "20% off lamps from Monday", "sale starts Friday … until 21 July": when it begins, said apart from its end or alone. */
function beginningOf(text: string, end: string | undefined): OfferSpan | undefined {
  const [source, first = ''] = BEGINS.exec(text) ?? []
  if (!source || first.toLowerCase() === end?.toLowerCase()) return undefined
  return { words: `from ${first}${end ? ` until ${end}` : ''}`, ...(end && { last: end }), source: source.trim() }
}

const BEGINS = new RegExp(
  `(?:(?<=(?:\\boff|%|\\bprice)\\b[^.!?;:\\n]{0,60}) from|\\bsale (?:is )?(?:starts?|starting|begins?|beginning)(?: on| from)?) (${DAY})(?![\\w:/])`,
  'i'
)

/** "30% off, starts Thursday ends Sunday, online": the span is told with the offer, and needs no saying beside it. */
export const withoutSpan = (text: string, { source }: OfferSpan): string => {
  const at = text.indexOf(source)
  if (at < 0) return text
  const [before, after] = [text.slice(0, at), text.slice(at + source.length).replace(/^ only\b/i, '')]
  const isAlone = /(?:^|[.,;:!\n]\s*|\p{L} )$/u.test(before) && /^\s*(?:[.,;!\n]|$|(?:at|for|with|on) )/.test(after)
  const runs = /(?:^|[.!\n]\s*)(?:the |our |this )?(?:\p{L}+ )?(?:sale|offer)(?: is on| is| runs| lasts)? $/iu
  if (!isAlone) return text
  return before.replace(runs, '').replace(/[\s,;]+$/, '') + after.replace(/^\s+(?=[.,;!\n])/, '')
}
