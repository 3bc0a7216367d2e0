import { type Found, matches } from './found.ts'
import { SPOKEN_NUMBER } from './numbers.ts'

/** Signs and names of currencies that stand before or after a sum. */
const SIGNS = '[$€£¥₹₦₱₩₪₫₺₴₽฿₵₡₲]|[A-Z]{1,2}\\$|GH(?:¢|₵|S)'
const CODES =
  'USD|EUR|GBP|JPY|CNY|INR|NGN|PHP|KRW|CHF|SEK|NOK|DKK|ISK|CZK|PLN|HUF|RON|BGN|TRY|RUB|UAH|ILS|AED|SAR|QAR|KWD|EGP|ZAR|KES|KSh|Ksh|GHS|UGX|UGX|TZS|TZS|AUD|NZD|CAD|MXN|BRL|ARS|CLP|COP|PEN|SGD|HKD|MYR|THB|IDR|VND|PKR|BDT|LKR|NPR|Rs\\.?|RM|Rp|Fr\\.|R(?=\\d)|P(?=\\d)|rupees'
const AFTER =
  'Kč|kč|zł|Ft|kr\\.?|lei|лв|TL|Dhs?|dirhams?|rupees|rupiah|ringgit|rand|naira|cedis?|shillings|pesos|reais|yen|yuan|won|baht|euros?|dollars?|bucks|quid|pounds?(?! of\\b)|cents|pence|francs|crowns|kroner|kronor|p(?![\\w.])'
/** Thousands and decimals in the manners of all countries; a handful of groups, so that no row of digits takes long. */
const SUM =
  "\\d{1,2}(?:,\\d\\d){1,3},\\d{3}(?!\\d)|\\d{1,3}(?:[., '](?=\\d{3})\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?:[.,]\\d{1,2}(?!\\d)|[.,][–-])?"
const SCALE = '(?:[kKmM](?![\\w-])| ?(?:lakhs?|crores?|million|thousand)\\b)?'
const PER =
  '(?: ?/ ?-|/-|[.,][–-])?(?:(?: ?/ ?| per | an? | each )(?:mo(?:nth)?|yr|year|wk|week|day|night|h(?:ou)?r|pax|pp|person|head|pair|piece|pc|user|m|kg|litre|lesson|class|session)\\b(?: per (?:night|month|person)\\b)?)?'
const RANGE = `(?:\\s?[–-]\\s?(?:${SIGNS})?(?:${SUM})${SCALE})?`

const BEFORE_SUM = new RegExp(`(?<![\\w$€£])(?:${SIGNS}|(?:${CODES}) ?) ?(?:${SUM})${SCALE}${RANGE}${PER}`, 'g')
const AFTER_SUM = new RegExp(
  `(?<![\\w.,#]|[$€£¥₹₦₱] ?)(?:${SUM})${SCALE}${RANGE} ?(?:${SIGNS}|(?:${CODES}|${AFTER})(?![\\p{L}]))${PER}`,
  'gu'
)
const SPOKEN = new RegExp(`\\b(?:${SPOKEN_NUMBER}) (?:${AFTER})(?![\\p{L}])${PER}`, 'giu')

/** Sums of money as they were typed, ranges and "/month" included: `£24`, `1.250,00 €`, `Rs. 2,499`, `CHF 89.–`, `45 bucks`, `ten pounds`. */
export const moneyIn = (text: string): Found[] =>
  [BEFORE_SUM, AFTER_SUM, SPOKEN].flatMap(pattern => matches('money', text, pattern))

/** A number that may be a sum where the place of a sum says so: `18,000` in a column of prices. */
export const BARE_SUM = new RegExp(`(?<![\\w.,])(?:${SUM})(?:/-)?(?![\\w%])`, 'g')
