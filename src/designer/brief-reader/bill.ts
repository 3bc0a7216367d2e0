import { withoutBits } from './bits.ts'
import type { Kind, Pair, Thing } from './brief.ts'
import { MONEY } from './facts.ts'
import { itemsIn } from './parcel.ts'
import { hasVerb } from './sentence-test.ts'
import { isSum } from './things.ts'
import { capitalise } from './tidy.ts'

/** What a receipt or an order tells in bits between commas: who paid, how and when, what comes next, what was ordered. */
export interface Bill {
  things: Thing[]
  totals: Pair[]
  pairs: Pair[]
  /** The brief without these bits. */
  rest: string
}

const SUM = `(${MONEY})`
const DAY =
  '(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?)(?:,? 20\\d\\d)?|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4})'

/** "$75 from Angela Moretti on March 3, 2025", "£40 given by Tom Ashworth on 12 June". */
const GIVEN = new RegExp(
  `^(?:(?:a )?(?:donation|gift) of )?(${MONEY}(?: (?:monthly|yearly|a month|a year|weekly))?) (?:(?:was )?(?:given|donated|received|gift|donation) )?(?:by|from) ([^,.;\\d]{3,40}?)(?:,? on (${DAY}))?$`,
  'i'
)
/** "paid by GCash on 2 May", "charged to card ending 8821 on Nov 1". */
const PAID_BY = new RegExp(
  `^(?:(?:it |this )?(?:was |were )?(?:already )?)?(?:paid|charged|billed)(?: in full)? (?:by|with|via|to|using|in|through) ((?!full\\b|advance\\b)(?:(?! on ${DAY}$)[^,.;]){3,40}?)(?:,? (?:on )?(${DAY}))?$`,
  'i'
)
const BY_CARD =
  /^((?:(?:visa|mastercard|amex|debit|credit)(?: card)?|card) (?:ending|number)(?: in| with)? ?\*{0,4}\d{4})$/i
/** "you paid $240 for the annual plan". */
const PAID_FOR = new RegExp(
  `^(?:(?:you|they|we|(?:the )?(?:customer|client|parent|member|guest)) )?(?:have )?paid ${SUM} for (?:the |an? |your |their )?((?:[^.;]|\\b(?:Dr|Mr|Mrs|Ms)\\.){3,60}?)(?: on (${DAY}))?$`,
  'i'
)
const PAID_ON = new RegExp(`^(?:it was )?(?:paid|charged|billed) (?:on )?(${DAY})$`, 'i')
const ALL_PAID = new RegExp(`^(?:already )?paid(?: already| in full)?:? ${SUM}(?: already| in full)?$`, 'i')
const NEXT =
  /^(?:(?:the|your|it) )?(next (?:charge|payment|billing|bill|renewal|delivery|clean|visit|service|invoice|appointment|lesson)(?: date)?|renews)(?: is| due| will be)?:? ((?:on |in |by )?.*(?:\d|day\b|week|month).*)$/i
const VALID = /^(?:it's |it is |is )?valid (?:for )?((?:until|till|to|through) .{3,30}|\d[\p{L}\d -]{3,24})$/iu
const REGISTERED =
  /^(?:our |with )?(ein|tax id|vat (?:no|number)|(?:reg(?:istered|istration)?\.? )?charity(?: reg(?:istration)?)?(?: (?:no|number))?|abn|company (?:no|number))\.?(?: is|:)? ?#?((?=[\w -]*\d)(?:[A-Z]{1,3}-?)?\d[\d -]{3,16}\d)$/i

/** "£28 front and back windows": what it is for comes after the sum. */
const SUM_FIRST = new RegExp(
  `^${SUM} (?:for )?(?:the |an? )?(?!(?:off|paid|charged|refund|given|donated|from|on|by|each|total|deposit|due|to|was|is|will|has|plus|per|a|in|and|or|including|incl|vat|tax)\\b)(\\p{L}[^£$€]{3,50})$`,
  'iu'
)
/** "monthly membership at Ironworks Gym $59". */
const SUM_LAST = new RegExp(`^(?:for )?(?:the |an? )?([\\p{L}\\d][^£$€]{2,60}?),? (?:at |for )?${SUM}$`, 'iu')

/** "8 euros monthly". */
const AT_A_TIME = new RegExp(
  `^((?:${MONEY}) (?:monthly|weekly|yearly|annually|quarterly|every month|every year))$`,
  'i'
)

/** The one thing that a receipt with one sum is for. */
function onlyThingIn(bit: string): Thing | undefined {
  const [, price, title] = SUM_FIRST.exec(bit) ?? []
  if (price && title && !hasVerb(title)) return { title: capitalise(title), price }
  const [, name, sum] = SUM_LAST.exec(bit) ?? []
  const isThing = name && sum && !hasVerb(name) && !isSum(name) && !NO_THING.test(name)
  return isThing ? { title: capitalise(name), price: sum } : undefined
}

/** "charged to her card $59", "Receipt for $59": no name of a thing. */
const NO_THING =
  /\b(?:paid|charged|billed|receipt|invoice|of|for|is|was|by|to|over|under|from|card|refund(?:ed)?|balance|due)$|^(?:receipt|invoice|refund(?:ed)?|paid|charged|billed|you|we|they)\b/i

/** What an English brief for an order or a receipt tells in bits. */
export function billIn(text: string, kind: Kind): Bill {
  const bill: Bill = { things: [], totals: [], pairs: [], rest: text }
  if (!/^(?:order|receipt)$/.test(kind)) return bill
  const ways = kind === 'order' ? waysOfOrders(text, bill) : waysOfReceipts(text, bill)
  const plain = text
    .replace(IN_BRACKETS, ', $1')
    .replace(PRICE_APART, '$1 $2')
    .replace(TOTAL_PAID, '$1, ')
    .replace(FAREWELL, 'See you $1. ')
  const rest = withoutBits(plain, words => {
    const bit = words.replace(/^(?:and|but|plus) /i, '')
    return ways.some(way => way(bit))
  })
  return { ...bill, rest }
}

/** "Harbour Seal Trust (reg. charity 1098123)". */
const IN_BRACKETS = / \(((?:reg|ein|charity|abn|tax id|vat)\b[^()]{4,40})\)/gi

/** "total 122.50 EUR paid by card": the sum, and how it was paid. */
const TOTAL_PAID = new RegExp(`(\\btotal:? (?:of |is )?${SUM}),? (?=paid (?:by|with|via|in|using)\\b)`, 'gi')

/** "Thank you and see you again, Radhaus Lindner": a receipt has its thanks already, and the name is the sender's. */
const FAREWELL =
  /\bthank(?:s| you),?(?: and)? (?:we )?(?:hope to )?see you (again soon|again|soon|next time)(?:[,.!] ?)/gi

/** "2 nights at the inn, £180,": the price of what stands before it. */
const PRICE_APART = new RegExp(
  `(\\d (?:nights?|days?|hours?|weeks?|sessions?|lessons?)\\b[^,.;:\\n]{0,50}), ${SUM}(?=[,.;\\n]|$)`,
  'gi'
)

/** One way to read a bit: it takes what it understands into the bill and says whether it did. */
type Way = (bit: string) => boolean

function waysOfOrders(text: string, bill: Bill): Way[] {
  if (/\b(?:booking|reservation)\b/i.test(text)) return []
  const isPriced = new RegExp(SUM, 'i').test(text.replace(OF_ALL, ''))
  return [
    bit => {
      const value = ALL_PAID.exec(bit)?.[1]
      if (value) bill.totals.push({ label: 'Paid', value })
      return value !== undefined
    },
    total(bill),
    bit => {
      const isNone = isPriced || NO_ITEM.test(bit.replace(/ for \d+ \w+$/, ''))
      const items = isNone ? [] : (itemsIn(bit) ?? [])
      bill.things.push(...items)
      return items.length > 0
    }
  ]
}

function waysOfReceipts(text: string, bill: Bill): Way[] {
  const isGift = /\b(?:donat\w+|gift aid|giving)\b/i.test(text)
  const isOne = !isGift && (text.match(new RegExp(SUM, 'gi')) ?? []).length === 1
  return [
    ...(isGift ? [rows(GIVEN, bill, ['Amount', 'From', 'Date'])] : []),
    rows(PAID_BY, bill, ['Paid by', 'Date']),
    rows(BY_CARD, bill, ['Paid by']),
    rows(PAID_ON, bill, ['Date']),
    bit => {
      const [, price = '', title = '', day] = PAID_FOR.exec(bit) ?? []
      if (!price) return false
      bill.things.push({ title: capitalise(title), price })
      return !day || add(bill, 'Date', day)
    },
    rows(ALL_PAID, bill, ['Amount']),
    total(bill),
    rows(VALID, bill, ['Valid']),
    bit => {
      const [, name = '', value = ''] = NEXT.exec(bit) ?? []
      return value !== '' && !hasVerb(value) && add(bill, capitalise(name), value.replace(/^on /i, ''))
    },
    bit => {
      const [, name = '', value = ''] = REGISTERED.exec(bit) ?? []
      return value !== '' && add(bill, numberName(name), value)
    },
    rows(AT_A_TIME, bill, ['Amount']),
    bit => {
      const only = isOne ? onlyThingIn(bit) : undefined
      if (only) bill.things.push(only)
      return only !== undefined
    }
  ]
}

const add = ({ pairs }: Bill, label: string, value: string): boolean => {
  if (!pairs.some(pair => pair.label === label)) pairs.push({ label, value: capitalise(value) })
  return true
}

const total =
  ({ totals }: Bill): Way =>
  bit => {
    const value = IN_ALL.exec(bit)?.[1]
    if (value) totals.push({ label: 'Total', value })
    return value !== undefined
  }

/** A form whose groups are the values of rows. */
const rows =
  (form: RegExp, bill: Bill, labels: string[]): Way =>
  bit => {
    const [all, ...values] = form.exec(bit) ?? []
    for (const [at, label] of labels.entries()) if (values[at]) add(bill, label, values[at])
    return all !== undefined
  }

/** "€380 total". */
const IN_ALL = new RegExp(`^${SUM} (?:in total|total|altogether|all in)$`, 'i')
/** Sums that are no price of a thing: the total, what was paid, one that comes after an hour. */
const OF_ALL = new RegExp(
  `\\b(?:total|paid)\\b[^.;,\\n\\d£$€]{0,16}${SUM}|${SUM} (?:in total|total|paid|altogether|all in)\\b|(?<=day|\\d[ap]m|:\\d\\d|and \\d\\d?), ${SUM}`,
  'gi'
)

/** "2 guests", "9 to noon": counted, but nothing that was bought. */
const NO_ITEM = /\b(?:guests?|people|persons?|adults?|children|nights?|portions?|pax|am|pm|noon|o'clock|sharp)\b/i

const numberName = (name: string): string =>
  /charity/i.test(name)
    ? 'Charity number'
    : capitalise(name.toLowerCase())
        .replace(/^(?:ein|abn|vat)\b/i, letters => letters.toUpperCase())
        .replace(/^Tax id$/, 'Tax ID')
        .replace(/ no$/, ' number')
