import type { Thing } from './brief.ts'
import { capitalise } from './tidy.ts'

const MONEY =
  '(?:\\+?(?:(?:[A-Z]{1,3}(?=\\$))?[£$€₹₦]|\\b(?:R(?=\\s?\\d[\\d,])|Rs\\.? ?|AED ?|CHF ?|NOK ?|SEK ?|DKK ?))\\s?\\d(?:[\\d.,]*\\d)?k?(?:\\s?(?:-|–|to)\\s?[£$€₹]?\\d[\\d.,]*k?)?|\\d(?:[\\d.,]*\\d)?\\s?(?:€|kr|zł|CHF|Kč|Ft|euros?|pounds?|dollars?)(?![a-z]))'
const RATE = '(?:\\s?(?:\\/|per|an?|each|ea)\\b\\s?(?:(?!and\\b|with\\b)[a-z]+)?(?:\\s?(?:\\/|per)\\s?[a-z]+)?)?'
const NOW = new RegExp(
  `(?:\\b(?:from|was|normally|usually) )?(${MONEY})\\s?(?:to|→|->|,? (?:is )?now(?: only| just)?)\\s?(${MONEY}${RATE})`,
  'i'
)
const INSTEAD = new RegExp(
  `(${MONEY})\\s?\\(?,?\\s?(?:instead of|was|down from|reduced from|normally|usually|rrp)\\s(${MONEY})\\)?`,
  'i'
)
const PRICE = new RegExp(`(${MONEY}${RATE})`, 'i')
const RANGE = /^[£$€₹]\s?[\d.,]+k?\s?(?:-|–|to)/

/** A thing with its price, as an item says it; nothing when it has none, or when it tells what a sum does. */
export function thingOf(item: string): Thing | undefined {
  if (ONLY_SUMS.test(item.replace(COUNTED, '')) && !/^[£$€₹]\s?\S+$/.test(item)) return undefined
  if (/^(?:an? |the )?[£$€₹]\s?\d[\d.,]* (?!each|for|per|an?\b)\p{L}/u.test(item)) return undefined
  const [now, instead] = [NOW.exec(item), INSTEAD.exec(item)]
  const change = instead ?? (now && !RANGE.test(now[1] ?? '') ? now : null)
  const found = change ?? PRICE.exec(item)
  if (!found) return undefined
  const [price, was] = change ? (instead ? [instead[1], instead[2]] : [now?.[2], now?.[1]]) : [found[1]]
  const starts = / from $/i.test(item.slice(0, found.index)) && !change ? 'from ' : ''
  const rest = `${item.slice(0, found.index).replace(/ from $/i, ' ')}\n${item.slice(found.index + found[0].length)}`
  const pieces = rest
    .replace(/\(|\)/g, '\n')
    .replace(
      /(?:\b(?:for|at|costs?|is|are|goes|go|now|only|just|drops?|dropped|falls?|is reduced|reduced|priced at|starting at)\b|[,;:=–—-]|\s)+(?=\n)/gi,
      ''
    )
    .split(/\n|,\s|\s[–—-]\s|:\s/)
    .map(piece => piece.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '').replace(/^(?:and|with|is|for)\s/i, ''))
    .filter(
      piece =>
        /\p{L}/u.test(piece) &&
        !/^(?:behind|each|in (?:it|(?:the|their|his|her|your) (?:cart|basket|bag)))$/i.test(piece)
    )
  const [title, ...more] = pieces
  if (
    !title ||
    /^(?:or|and|an?|the|for|only|just|now|after|later|then|before)$/i.test(title) ||
    /^suggest/i.test(title) ||
    /^(?:the )?(?:two|three|four|both|\d) (?:items?|products?|things|pieces)$/i.test(title) ||
    /\b(?:code|takes|gets?|you|we)\b/i.test(title) ||
    /\b(?:off|over|save|spend|up to|worth)$/i.test(rest.split('\n')[0]?.trim() ?? '')
  )
    return undefined
  return {
    title: titled(title),
    ...(price && { price: starts + price + (isPerOne(item, found.index, price) ? ' each' : '') }),
    ...(was && { was }),
    ...(more.length > 0 && { text: capitalise(more.join(', ')) })
  }
}

/** "2 x espresso at $19.50": what one of several costs. */
const isPerOne = (item: string, at: number, price: string): boolean =>
  /^(?:[2-9]|\d{2,}|two|three|four|five|six)\b/i.test(item) &&
  /\bat $/i.test(item.slice(0, at)) &&
  !/\b(?:each|per|ea)\b/i.test(item.slice(at)) &&
  /\d$/.test(price)

/** "three coffees: " */
export const COUNTED = /^(?:the |our )?(?:two|three|four|five|six|\d)(?: [\w-]+){1,5}: /i

/** "£32, £45 and £60": what several cost that have no names. */
const ONLY_SUMS = /^(?:[£$€₹]\s?\d[\d.]*(?:,? (?:and |or )?|$))+$/

/** "three coffees: Ember ($18), Low Tide ($19) and First Frost ($22)": several priced things that were taken for one. */
export function apart(item: string): string[] {
  const bare = item.replace(COUNTED, '')
  if (ONLY_SUMS.test(bare)) return [item]
  const sums = bare.split(/,?\s+and\s+(?=[£$€]\d[\d.,]*\s\p{Ll})/u)
  if (sums.length > 1 && /^[£$€]/.test(bare)) return sums
  const gifts = bare.split(/,\s+(?:and\s+)?(?=[£$€₹]\d)/)
  if (gifts.length > 1 && gifts.every(gift => GIFT.test(gift))) return gifts
  const parts = bare.split(
    /(?<=(?:at|for|now|,) [£$€₹]\s?\d[\d.,]*|[£$€₹]\s?\d[\d.,]*\)|\d\)|\d\s?(?:kr|zł|CHF|Kč|euros?|pounds?))(?:,\s+(?:and\s+)?|\s+and\s+)/
  )
  return parts.length > 1 && parts.every(part => PRICE.test(part) && !/^[£$€₹]/.test(part)) ? parts : [bare]
}

/** "$50 a shelf", "£12 feeds a hedgehog": what a sum does. */
export const GIFT =
  /^[£$€₹]\s?\d[\d.,]*(?: will| can)? (?:an? |one |two |three |ten |\d+ |(?!each\b|off\b|plus\b|was\b|less\b)\p{Ll}{3,}s? )/u

/** The name of a thing without its article. */
export const titled = (words: string): string => capitalise(words.replace(/^(?:an?|the|our)\s+(?=\S+\s|\p{Lu})/u, ''))

const sumOf = (price = ''): number => Number(price.replace(/[^\d.]/g, ''))

/** It is no offer when what was less costs more now. */
export const rises = ({ price, was }: Thing): boolean => was !== undefined && sumOf(price) > sumOf(was)
