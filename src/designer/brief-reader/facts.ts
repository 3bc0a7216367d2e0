import { MERGE_TAG } from '../../email/sections/urls.ts'
import type { Fact, FactKind } from './brief.ts'

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const DAY = '(?:Mon|Tues?|Weds|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?'
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?'
const NTH = '(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?'
const DATE = `(?:${DAY},? (?:the )?)?(?:(?:(?<![£$€¥₹₦₱₪₩₫₺₴#:.,/-])${NTH} ?(?:-|–|to|and|&) ?(?:${DAY},? )?)?${NTH} (?:of )?${MONTH}\\b|${MONTH}\\.? ${NTH}(?: ?(?:-|–) ?${NTH})?)(?!\\d|:)(?:,? 20\\d\\d)?`
const ZONE =
  '(?: (?:E[SD]?T|C[SD]?T|P[SD]?T|M[SD]T|GMT|BST|UTC|CES?T|IST|A[EC][SD]T|AWST|NZ[SD]T|SGT|(?:Eastern|Pacific|Central|Mountain|Singapore|London|Paris|Berlin|Sydney|Tokyo|Dubai|UK|Irish|local)(?: time)?)\\b)?'
const CLOCK = `(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.)|\\d{1,2}:\\d{2}|\\d{1,2}h\\d{2}\\b)${ZONE}`
const SUM = '\\d+(?:[.,]\\d+)*(?:k|m|bn)?\\b'
/** An amount as it is written, with a range of two: `£4.50`, `$1.85m–$1.95m`, `Rs 2,500`, `59 pounds`. */
export const MONEY =
  `(?:(?:US|CA|AU|NZ|HK|MX|R|A|C|S|NT)?[£$€¥₹₦₱₪₩₫₺₴]|\\bRs(?:\\. ?| )|(?:USD|EUR|GBP|CHF|AUD|CAD|INR|AED|SGD|ZAR|KES|NGN|GHS|UGX|TZS|EGP|PKR|MYR|HKD|BRL|MXN|NZD|NOK|SEK|DKK|\\bR(?=\\s?\\d[\\d,]))\\s?)\\s?${SUM}(?:[–-](?:[£$€¥₹]\\s?)?${SUM}|\\s[–-]\\s[£$€¥₹]\\s?${SUM})?|` +
  '(?<!\\d)\\d+(?:[.,]\\d+)*\\s?(?:€|£|\\$|EUR|USD|GBP|CHF|kr|zł|euros?|dollars?|pounds?|bucks|quid|pesos|rand|rupees|naira|kronor|kroner|francs|reais|shillings|yen|lira)(?![a-z\\d])'
const TOP_LEVEL =
  'com|co|org|scot|wales|london|net|io|app|dev|ai|example|test|shop|store|uk|us|eu|de|fr|es|it|nl|be|ch|at|pl|se|no|dk|fi|ie|ca|au|nz|jp|in|br|me|tv|ly|gg|xyz|info|biz|club|studio|design|coffee|agency|events|art|life|live|online|site|tech|cloud|school|edu|gov|pt|gr|cz|hu|ro|sk|kr|cn|za|mx|ar|cl|pe|il|tr|ru|ua|lt|lv|ee|is|hr|si|bg|lu|sg|hk|my|th|ph|id|vn|eco|studio|fm|so|to|cc|farm|fit|pro|museum|travel|restaurant|cafe|bar|pub|garden|fitness|yoga|health|care|fund|foundation|news|media'

/** First come, first served: what one pattern takes, the later ones do not see. */
const PATTERNS: [FactKind, RegExp][] = [
  ['merge', new RegExp(MERGE_TAG.source, 'g')],
  ['link', /\bhttps?:\/\/[^\s"<>]*[^\s"<>.,;:!?)\]}']/gi],
  ['email', /(?<![\w.+-])[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi],
  ['link', new RegExp(`\\b(?:[a-z0-9-]+\\.)+(?:${TOP_LEVEL})\\b(?:\\/[^\\s"<>]*[^\\s"<>.,;:!?)\\]}'])?`, 'gi')],
  ['date', /\b20\d\d-\d\d-\d\d\b|\b\d{1,2}[/.]\d{1,2}[/.](?:20)?\d\d\b/g],
  [
    'tracking',
    /\b(?:tracking|parcel|shipment)(?:\s+(?:number|no\.?|code|id|#|nr\.?))*(?:\s+is|:)?\s*#?((?=[A-Z0-9 -]*\d)[A-Z0-9][A-Z0-9-]{5,}(?: \d{3,}[A-Z0-9]*)*)/gi
  ],
  [
    'number',
    /\b(?:order|invoice|booking|receipt|reference|ref|ticket|account|confirmation|policy|case)(?:\s+(?:number|no\.?|nr\.?|id|reference))*(?:\s+is|:)?\s*((?:#\s?|(?=[\w-]*\d))[A-Z]{0,5}-?\d[A-Z0-9-]{2,})(?![%\w])/gi
  ],
  ['number', /(?<![\w&])(#[A-Z]{0,4}-?\d[\w-]+)/gi],
  ['date', new RegExp(`\\b${DATE}`, 'gi')],
  [
    'time',
    new RegExp(
      `\\bbetween (?:${CLOCK}|\\d{1,2}) and (?:${CLOCK})(?![\\w])|(?<![\\d.:])\\b(?:${CLOCK}|\\d{1,2}(?:[.:]\\d{2})?)\\s*(?:-|–|to|until|till)\\s*(?:${CLOCK})(?![\\w])|\\b(?:${CLOCK})(?![\\w])`,
      'gi'
    )
  ],
  [
    'amount',
    new RegExp(
      `(?<![\\w])(?:${MONEY})(?:\\s?(?:/|per |a )\\s?(?:month|mo|year|yr|week|day|person|head|seat|user|night|hour|kg|bag|class|session|ticket))?`,
      'gi'
    )
  ],
  ['percent', /\b\d+(?:[.,]\d+)?\s?%/g],
  [
    'phone',
    /(?<![\w.])(?:\+\d[\d ()-]{7,}\d|\(?0\d[\d ()-]{7,}\d|\(\d{3}\) ?\d{3}-\d{4}|\d{3}-\d{3}-\d{4}|(?<=\b(?:call|phone|tel|telephone|ring|text|helpline|hotline|number|line|on|at|reach us on):? (?:us (?:on|at) |is )?)\d{3}-\d{4})(?!\w)/gi
  ],
  ['code', /\bpassword\s*(?:is|:)?\s+([A-Z][A-Z0-9]{3,})\b/g],
  ['code', /\bcode\s*(?:is|:)?\s+(\d{3}[ -]?\d{3}|\d{4,8})\b/gi],
  [
    'code',
    /\b(?:code|coupon|voucher|promo)s?(?:\s+(?:code|is|called))*\s*:?\s*["']?((?=[A-Z0-9_-]*[A-Z])[A-Z0-9][A-Z0-9_-]{2,})\b/g
  ],
  [
    'code',
    /\b(?:[Cc]ode|[Cc]oupon|[Vv]oucher|[Pp]romo)(?:\s+(?:code|is))*\s*:?\s*["']?([A-Za-z]+\d+[A-Za-z0-9]*|[A-Z][A-Z0-9_-]{2,})\b/g
  ],
  ['code', /\b[A-Z]{3,}[0-9]{1,4}\b/g],
  ['handle', /(?<![\w.])[@#][A-Za-z][\w.]*\w/g],
  [
    'date',
    new RegExp(
      `\\b(?:(?:this|next)\\s+)?(?:${WEEKDAY} (?:and|or|&) )?${WEEKDAY}\\b(?:\\s+(?:morning|afternoon|evening|night)s?)?|\\b(?:tomorrow|tonight|today)\\b`,
      'gi'
    )
  ],
  ['time', /\b(?:[Nn]oon|[Mm]idnight)\b(?! [A-Z])/g],
  [
    'time',
    /(?<=(?:day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{1,2})?,),? (?:from )?)\d{1,2}(?:[:.]\d{2})?\s*(?:-|–|to|until|till)\s*\d{1,2}(?:[:.]\d{2})?(?!\w| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi
  ],
  ['time', /(?<=\b(?:at|from) )\d{1,2}\.\d{2}(?![\d%]|\s?(?:€|£|\$|per|each|off|euros?|pounds?|kg|km))/g],
  // 14 June, 11 to 3: the day was taken before.
  [
    'time',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what was taken is marked with one
    /(?<=\u0001,? (?:from )?)\d{1,2}(?:[:.]\d{2})? ?(?:-|–|to|until|till) ?\d{1,2}(?:[:.]\d{2})?(?=\s*(?:[.,;)\n]|$)| (?:at|in|on)\b)/g
  ],
  ['figure', /(?<!^|[\w.,/-])(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:k|m)?\+?(?![\w%/]|[.,]\d)/gim]
]

/** "Tax ID 00-4821973" looks like a telephone. */
const isNumber = (kind: FactKind, text: string, at: number): boolean =>
  kind === 'phone' &&
  /\b(?:tax id|ein|vat(?: (?:no|number))?|charity (?:no|number)|registration(?: number)?|company (?:no|number)|reg(?: no)?|order|invoice|account)\.?:?,? *#?(?:[A-Z]{2} )?$/i.test(
    text.slice(Math.max(0, at - 24), at)
  )

/** Everything in the brief that must not be lost, in the brief's order. Quotes and names are found elsewhere. */
export function findFacts(text: string): Fact[] {
  const taken = [...text].length === text.length ? [...text] : text.split('')
  const facts: Fact[] = []
  for (const [kind, pattern] of PATTERNS) {
    for (const match of taken.join('').matchAll(pattern)) {
      const found = match[1] ?? match[0]
      const at = match.index + match[0].lastIndexOf(found)
      facts.push({ kind: isNumber(kind, text, at) ? 'number' : kind, text: found.trim(), at })
      // A mark that no pattern matches keeps later ones from taking the same words, and positions as they are.
      taken.fill('\u0001', at, at + found.length)
    }
  }
  return facts.sort((a, b) => a.at - b.at)
}
