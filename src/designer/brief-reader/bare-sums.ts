/**
 * A receipt jotted down says its currency once: "full service 85.00, brake pads 24.50, total 109.50 EUR paid by card". The
 * other sums are given the same one, so that they are read as prices.
 */

const SIGN = '[£$€₹]'
const NAME = '(?:EUR|USD|GBP|CHF|AUD|CAD|NZD|SGD|INR|ZAR|KES|NGN|AED|NOK|SEK|DKK|PLN|CZK|kr|zł|RM|euros?)'
const IS_BILL = /\b(?:receipt|invoice|order|bill|booking)\b/i
/** "total 122.50 EUR", "total: $45.80". */
const TOTAL = new RegExp(
  `\\b(?:total|altogether|paid|in all)\\b(?: is| of| paid|:)? ?(?:(${SIGN})\\s?\\d|\\d[\\d.,]*\\s?(${NAME})\\b)`,
  'i'
)
/** A sum at the end of its bit: behind a word or a count, and no time, version or measure. */
const BARE =
  /(?<=[\p{L}\d)] )(?<!\b(?:at|from|to|until|till|by|between|and|version|v|no|number|invoice|order|room|size|table) )(\d{1,5}[.,]\d{2})(?=\s*(?:[,;)\n]|\.?$|\.\s| and | total\b| plus ))/giu

export function withOneCurrency(brief: string): string {
  const [, sign, name] = (IS_BILL.test(brief) && TOTAL.exec(brief)) || []
  if (!sign && !name) return brief
  return brief.replace(BARE, sum => (sign ? `${sign}${sum}` : `${sum} ${name}`))
}
