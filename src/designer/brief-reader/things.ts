import type { Fact, Pair, Thing } from './brief.ts'
import { MONEY } from './facts.ts'
import type { Line } from './sentences.ts'
import { capitalise } from './tidy.ts'

const TOTAL =
  /^(?:sub-?\s?total|total|grand total|order total|amount (?:due|paid)|shipping|delivery|postage|courier|p ?& ?p|tax|vat|gst|sales tax|(?:[a-z]+ )?discount|service fee|fee|tip|deposit|balance)\b/i
/** "Shipping", "Total": a sum beside the things, not one of them. */
export const isSum = (name: string): boolean => TOTAL.test(name)
const NO_THING =
  /\b(?:over|above|below|under|off|save|spend|spending|worth|up to|from just|minimum|orders?|costs?|cost|is|are|was|raised|pay|paid|refund|charged|free|more than|less than|only|of|by|to|renews?|per|cards?)$/i

/** "the customer left a helmet": what was left is the helmet. */
const LEFT =
  /^(?:the )?(?:customers?|they|she|he|someone|people) (?:has |have )?(?:left|chose|put|added|forgot|bought|ordered)(?: behind)?\s+(?:an?\s+|the\s+|some\s+)?/i

/** `The Salt Ledger by Niamh Corrigan (€16.99, picked by Tom)`. */
const BRACKETED =
  /(?:^|[,:;]\s+|\band\s+)((?:an?\s+)?[^,:;()]{3,70}?)\s*\(((?:[£$€₹₦]\s?)\d[\d.,]*\d|[£$€₹₦]\d)(?:,\s*([^()]{3,80}))?\)/g
/** `(Sea Fret, Bonfire Toffee, Wet Garden, all £22)`. */
const SHARED = /\(([^()]{5,160}),\s+(?:all|each|both)\s+(?:at\s+)?([£$€]\s?\d[\d.,]*)\)/

/** Things whose prices stand in brackets after them, or once for all of them. */
export function bracketedThings(text: string): Thing[] {
  const shared = SHARED.exec(text)
  if (shared)
    return (shared[1] ?? '')
      .split(/,\s+(?:and\s+)?/)
      .map(title => ({ title: capitalise(title), price: shared[2] ?? '' }))
  const found = [...text.matchAll(BRACKETED)].map(([, title = '', price = '', note]) => ({
    title: capitalise(
      title
        .replace(LEFT, '')
        .replace(/^(?:and|plus)\s+/i, '')
        .trim()
    ),
    price,
    ...(note && { text: capitalise(note) })
  }))
  return found.length > 1 ? found : []
}

/** What a line says besides its bracketed things: their names go with them. */
export const withoutBracketed = (text: string): string =>
  text
    .replace(BRACKETED, ', ')
    .replace(SHARED, '')
    .replace(/^[^,]*\b(?:show|include|feature|list|picks?|items?)\b[^,:]*[:,]?\s*,/i, ',')
    .replace(/(?:\s*,)+\s*/g, ', ')
    .replace(/^[\s,:]+|[\s,:]+$/g, '')

/** Things with a price and sums, from one line: `2 mugs £24, a bowl (£32); total £56`. `listed`: prices are expected here. */
export function pricedThings(line: Line, listed: boolean): { things: Thing[]; totals: Pair[]; rows: Pair[] } {
  const amounts = amountsOf(line.text)
  const found = amounts.map((amount, at) => ({ amount, name: nameBefore(line.text, amount, amounts[at - 1]) }))
  const totals = found.flatMap(({ amount, name }) =>
    /=\s*$/.test(line.text.slice(0, amount.at))
      ? [{ label: 'Total', value: amount.text }]
      : TOTAL.test(name)
        ? [{ label: capitalise(name.replace(/\s+(?:is|was|of|at|comes to)$/i, '')), value: amount.text }]
        : []
  )
  const priced = found.filter(({ name }) => name && !TOTAL.test(name) && isThing(name))
  const rates = priced.filter(({ name }) => isPriceName(name))
  // "Small, medium, family": one such word among sizes of a thing is a size too.
  const areRates = rates.length * 2 >= priced.length
  const named = priced.filter(each => !(areRates && rates.includes(each)))
  const rows = priced
    .filter(each => priced.length > 1 && areRates && rates.includes(each))
    .map(({ amount, name }) => ({ label: capitalise(name), value: amount.text }))
  const changes = /\bfrom\s+\p{Sc}\s?\d[\d.,]*\s+to\s+\p{Sc}\s?\d/iu.test(line.text)
  if (changes && line.bullet) return { things: [], totals: [], rows: [] }
  const bulleted = line.bullet && amounts.length === 1 ? bulletName(line.text, amounts[0] as Fact) : undefined
  if (bulleted && !TOTAL.test(bulleted.title)) return { things: [bulleted], totals: [], rows: [] }
  const enough = listed || line.bullet || named.length > 1 || /\b[a-z]+ \($/.test(line.text.slice(0, amounts[0]?.at))
  return {
    rows,
    things: enough ? withWas(line.text, named) : [],
    totals: enough || totals.length > 1 || /^total\b/i.test(line.text) ? totals : []
  }
}

/** Is it the name of a price, not of a thing to buy: "early bird", "members"? */
export const isPriceName = (name: string): boolean =>
  /^(?:(?:the |our )?(?:full |normal |usual |sale |launch |member )?(?:price(?: guide)?|guide price|rrp|early[- ]bird(?: price)?|revenue|salary|turnover|deposit|tickets?|entry|admission|adults?|child(?:ren)?|kids|concessions?|(?:non-)?members?|students?|couples?|single|joint|family))$/i.test(
    name
  )

/** "Team plan, 12 seats – $348": the name, a note, the price. */
function bulletName(text: string, amount: Fact): Thing | undefined {
  const before = text
    .slice(0, amount.at)
    .replace(/[\s–—:=(@-]+$/, '')
    .replace(/\s+(?:for|at|costs?)$/i, '')
  const after = text.slice(amount.at + amount.text.length)
  const [title, ...rest] = before.split(/,\s+|\s+[–—-]+\s+/)
  if (!title || /\b(?:off|over|save|under|spend)$/i.test(before) || /^\)?\s*(?:off|\w+ \w+ \w+)/i.test(after))
    return undefined
  const last = rest.at(-1) ?? ''
  if (isPriceName(title)) return undefined
  if (isPriceName(last)) return { title: capitalise(title), text: `${capitalise(rest.join(', '))} ${amount.text}` }
  const note = /^\s*\(([^()\p{Sc}]{3,60})\)$/u.exec(after)?.[1]
  const words = [...rest, ...(note ? [note] : [])].join(', ')
  const each = /^\s*each\b/i.test(after) ? `${amount.text} each` : amount.text
  return { title: capitalise(title), price: each, ...(words && { text: capitalise(words) }) }
}

/** An amount in a list, with what it is for: `$12/month`. */
export const AMOUNT = new RegExp(
  `(?<!\\w)(?:${MONEY})(?:\\s?(?:\\/|per |a )\\s?(?:month|mo|year|yr|week|person|head|couple|dozen|kilo|kg|box|bottle|piece|bag|night|hour|day|session|class|seat|ticket|team|table))?`,
  'gi'
)

function amountsOf(text: string): Fact[] {
  return [...text.matchAll(AMOUNT)].map(match => ({ kind: 'amount' as const, text: match[0], at: match.index }))
}

function nameBefore(text: string, amount: Fact, before?: Fact): string {
  const start = before ? before.at + before.text.length : 0
  const stretch = text.slice(start, amount.at).replace(/\(\s*$/, '')
  const parts = stretch.split(
    /[,;:]\s+|\)\s*|\s(?:and|plus|including|include|includes|featuring|bought|ordered|are|with|&(?=\s\d))\s|\.\s+|^(?:and|plus)\s+/i
  )
  const named = parts.filter(part => /[\p{L}]/u.test(part))
  const size =
    named.length > 1 &&
    /^(?:size|colou?r|qty|quantity|in|annual|monthly|yearly|quarterly|weekly|one-off|per seat)\b/i.test(
      named.at(-1)?.trim() ?? ''
    )
  const last = size ? `${named.at(-2)?.trim()} (${named.at(-1)?.trim()})` : (named.at(-1) ?? '')
  return (/\([^()]*$/.test(last) && stretch.trim().endsWith(')') ? `${last})` : last)
    .replace(/^[\s\-–—•*+]+|[\s\-–—:=(@+]+$/g, '')
    .replace(LEFT, '')
    .replace(/\s+(?:for|at|costs?|priced at|price|now|only|just|is|was|@)+(?:\s+(?:only|just|now))?$/i, '')
    .replace(/^(?:(?:mention|include|show|feature|add|also|our|new|product:|plan:|item:)\s+)+/i, '')
    .replace(/^(?:and|a|an|one|the(?= [a-z])|our|some)\s+/, '')
    .replace(/^"|"$/g, '')
    .trim()
}

/** Signs that parted a name from its price. */
export const withoutEnds = (name: string): string => name.replace(/[\s,;:–-]+$/, '')

const isThing = (name: string): boolean =>
  !/^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* \d|^\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(
    name
  ) &&
  !/^(?:or|and|an?|the|for|only|just)$|\b(?:receipt|invoice) (?:from|for|of)\b/i.test(name) &&
  name.split(/\s+/).length <= 8 &&
  !NO_THING.test(name) &&
  !/\b(?:launch\w*|opens|starts|we|you|they|i|it|say|mention|that|email|until|save|tickets? (?:is|are)|if|when|order|gave|gives?|gets?|explain|what|customers?|friends?|donors?)\b/i.test(
    name
  )

function withWas(text: string, named: { amount: Fact; name: string }[]): Thing[] {
  return named.flatMap(({ amount, name }) => {
    if (
      /\b(?:was|instead of|down from|rrp|normally|usually)$/i.test(name) ||
      /^(?:was|now|instead of|down from|rrp|normally|usually)$/i.test(name)
    )
      return []
    const after = text.slice(amount.at + amount.text.length)
    const was =
      /^\s*[(,]?\s*(?:was|instead of|down from|rrp|normally|usually|reduced from)\s+([£$€]\s?\d[\d.,]*\d|[£$€]\d)\)?/i.exec(
        after
      )?.[1]
    const note = was ? undefined : /^\s*\(([^()£$€]{3,60})\)/.exec(after)?.[1]
    const inside = /^(.+?)\s*\((?!now$|only$|just$|was$)([^()]{2,60}?),?\)?$/.exec(name)
    const each = /^\s*each\b/i.test(after) ? 'each' : undefined
    const said = inside?.[2] ?? note
    return [
      {
        title: capitalise(inside?.[1] ?? name),
        price: each ? `${amount.text} each` : `${/\+\s?$/.test(text.slice(0, amount.at)) ? '+' : ''}${amount.text}`,
        ...(was && { was }),
        ...(said && { text: said })
      }
    ]
  })
}

/** Things with a number before them: "2 x mug, 1 x teapot". */
export function countedThings(text: string): Thing[] {
  const parts = text.replace(/[.]$/, '').split(/,\s+(?:and\s+)?|\s+and\s+/)
  const counted = parts.map(part => /^(\d{1,3})\s?(?:x|×)\s+(\S.{1,60})$/i.exec(part.trim()))
  return counted.every(match => match !== null)
    ? counted.map(match => ({ title: `${match?.[1]} x ${match?.[2]}` }))
    : []
}

/** Things named without a price: "featuring X, Y and Z", "topics: X, Y, Z". */
export function namedThings(text: string): Thing[] {
  const list =
    /\b(?:featuring|features:|topics:|articles:|stories:|items:|products:|contents:|inside:|this (?:week|month|issue):|covers:|covering|includes? (?:stories|articles) (?:on|about))\s+([^\n]+?)(?:\.(?=\s|$)|\n|$)/i.exec(
      text
    )?.[1]
  const parts =
    list
      ?.split(/,\s+(?:and\s+)?|\s+and\s+|;\s+/)
      .map(part => part.trim())
      .filter(Boolean) ?? []
  return parts.length > 1 && parts.length <= 8 && parts.every(part => part.split(' ').length <= 12)
    ? parts.map(title => ({ title: capitalise(title.replace(/^(?:a|an|our|the(?= [a-z])) /, '')) }))
    : []
}
