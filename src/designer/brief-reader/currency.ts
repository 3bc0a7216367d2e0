import { withOneCurrency } from './bare-sums.ts'

/**
 * Money is written in many ways: "RM 720", "KSh 500", "1 250 kr", "30 euros". All that reads a brief knows a price by a sign
 * before its digits, so every other way of writing is put into that form before the reading, and back into the brief's own
 * form in whatever is written.
 */

const DIGITS = '\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)*'
const SUM = `(?:${DIGITS})(?:k|m|bn)?`
/** "20-30 euros", "20 to 30 euros". */
const RANGE = `(?:${SUM})(?:\\s?(?:-|–|to)\\s?(?:${SUM}))?`

/** Letters and signs before the sum. One letter alone is money only before a number that looks like a price. */
const BEFORE =
  '(?:(?:US|CA|AU|NZ|HK|NT|MX|SG|A|C|R|S|B)\\$|[¥₦₱₪₩₫₺₴฿₵₡₸₾]|S\\/\\.?|GH[S₵¢]|Rs\\.?|rs\\.?|Rp\\.?|RM|K[Ss][Hh]s?\\.?|U[Ss]h\\.?|T[Ss][Hh]s?\\.?|Ph[Pp]|Kr\\.?|kr\\.?|Fr\\.|AED|SAR|QAR|OMR|USD|EUR|GBP|CHF|AUD|CAD|NZD|SGD|INR|ZAR|KES|NGN|UGX|TZS|RWF|EGP|PKR|LKR|BDT|MYR|IDR|PHP|THB|VND|JPY|KRW|HKD|TWD|BRL|MXN|ARS|CLP|COP|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|TRY|ILS)'
const LETTER = '(?:R(?=\\s?\\d)|N(?=\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d{4,}))'
const AFTER =
  '(?:€|£|EUR|USD|GBP|CHF|AUD|CAD|NZD|SGD|INR|ZAR|KES|NGN|UGX|TZS|AED|SAR|QAR|PKR|LKR|MYR|IDR|PHP|THB|VND|JPY|KRW|HKD|TWD|BRL|MXN|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|TRY|ILS|RM|kr|zł|zl|Kč|Ft|lei|[Ee]uros?|[Dd]ollars?|[Bb]ucks|[Qq]uid|[Pp]esos|[Rr]and|[Rr]upees|[Nn]aira|[Kk]ronor|[Kk]roner|[Ff]rancs|[Rr]eais|[Ss]hillings|[Bb]aht|[Rr]inggit|[Dd]irhams?|[Yy]en|[Ll]ira)'
/** "20 pounds" is money unless somebody lost, weighs or lifts them. */
const POUNDS = /\b(?:weigh\w*|los(?:e|ing|t)|lbs?|kilos?|heavy|lift\w*|luggage|baggage|dogs? (?:up to|under|over))\b/i

const WRITTEN = new RegExp(
  `(?<![\\w&#/.,-])(?:(${BEFORE}|${LETTER})\\s?(${RANGE})(?![\\w])|(?<![£$€₹+])(${RANGE})\\s?(${AFTER}|[Pp]ounds?)(?![\\w]))`,
  'g'
)

const EUROS = /^(?:€|EUR|euros?)$/i
const POUND = /^(?:£|GBP|pounds?|quid)$/i

export interface KnownMoney {
  /** The brief with a sign before each sum. */
  text: string
  /** Gives words made from it the brief's own way of writing. */
  back: (words: string) => string
}

/** Puts a known sign before every sum of a brief. */
export function withKnownMoney(source: string): KnownMoney {
  const brief = withOneCurrency(source)
  const forms = new Map<string, string>()
  const signs = new Map<string, string>()
  const usual: { sign: string; write: (digits: string) => string }[] = []
  const isWeight = POUNDS.test(brief)
  const text = brief.replace(WRITTEN, (all, before: string, sum: string, other: string, after: string, at: number) => {
    const [name, digits] = [before ?? after, sum ?? other]
    if ((isWeight && /^pounds?$/i.test(name)) || isCode(brief.slice(Math.max(0, at - 16), at))) return all
    const currency = name.toLowerCase().replace(/s?\.?$/, '')
    const known = signs.get(currency)
    const sign = known ?? signFor(name, brief, [...signs.values()])
    if (!sign) return all
    if (!known) {
      signs.set(currency, sign)
      const form = all.replace(digits, '\n')
      if (!hasSums(brief, sign)) usual.push({ sign, write: one => form.replace('\n', one) })
    }
    const stand = `${sign}${digits.replace(/[ \u00a0\u202f](?=\d{3})/g, ',')}`
    forms.set(stand, all)
    return stand
  })
  if (forms.size === 0) return { text: brief, back: words => words }
  const longest = [...forms.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?:${longest.map(escapedSum).join('|')})(?!\\d|[.,]\\d)`, 'g')
  return {
    text,
    back: words =>
      usual
        .reduce(
          (said, { sign, write }) =>
            said.replace(new RegExp(`[${sign}]\\s?(\\d+(?:[.,]\\d+)*)`, 'g'), (_, digits: string) => write(digits)),
          words.replace(pattern, stand => (forms.get(stand) ?? stand).replace(/[£$€₹]/g, sign => MARKS[sign] ?? sign))
        )
        .replace(/[\ue001-\ue004]/g, mark => Object.keys(MARKS).find(sign => MARKS[sign] === mark) ?? mark)
  }
}

/** What was put back already is not looked at again. */
const MARKS: Record<string, string> = { '£': '\ue001', $: '\ue002', '€': '\ue003', '₹': '\ue004' }

const escapedSum = (stand: string): string => stand.replace(/[.$]/g, '\\$&')

const hasSums = (brief: string, sign: string): boolean => new RegExp(`(?<![A-Z])[${sign}]\\s?\\d`).test(brief)

/** "code R20" is no sum of rand. */
const isCode = (before: string): boolean =>
  /\b(?:code|coupon|voucher|room|number|no\.?|ref)\s*:?\s*["']?$/i.test(before)

/** Euros and pounds have their sign; another currency gets one that the brief does not use. */
function signFor(name: string, brief: string, taken: string[]): string | undefined {
  if (EUROS.test(name)) return '€'
  if (POUND.test(name)) return '£'
  return ['$', '£', '€'].find(sign => !taken.includes(sign) && !hasSums(brief, sign))
}
