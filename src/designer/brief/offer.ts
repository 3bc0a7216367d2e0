import { trimEnds } from './words.ts'

export interface Offer {
  /** `20% off`, `£10 off`, `Half price`, `Two for one`. */
  label: string
  /** What it is taken from: `all beans`. */
  scope?: string
  /** `until Sunday`. */
  until?: string
}

const SUM = '(?:[A-Z]{0,2}[£$€]\\s?\\d[\\d,.]*\\d|[A-Z]{0,2}[£$€]\\s?\\d|\\d+(?:[.,]\\d+)?\\s?(?:%|percent|per cent))'
const OFFER = new RegExp(
  `\\b(?:(?:get|give|take|save|enjoy|up to|extra|an extra|a)\\s+)*((?:up to |an extra |extra )?${SUM})(?:\\s|-)+(?:off|discount(?: on| off)?|reduction(?: on)?|cashback(?: on)?)\\b`,
  'i'
)
const SAVE = new RegExp(`\\b(?:save|discount of|reduced by)\\s+((?:up to )?${SUM})`, 'i')
const WORDS =
  /\b(half[- ]price|two[- ]for[- ]one|2[- ]for[- ]1|3[- ]for[- ]2|three[- ]for[- ]two|buy one,? get one free|bogof?|free (?:shipping|delivery|month|trial|gift|coffee|drink|class|session|week))\b/i
const END =
  /\b(?:until|till|til|ends?(?: on| at)?|ending|through|before|by|valid (?:until|through|to)|expires?(?: on)?|this week(?:end)?|for (?:\w+ )?(?:days?|hours?|weeks?)|today only)\b/i

/** What the brief offers, and what for. `dates` are the brief's, to find when it ends. */
export function readOffer(
  text: string,
  dates: readonly { text: string; start: number; end: number }[]
): Offer | undefined {
  const sum = matchSum(text) ?? SAVE.exec(text)
  const words = sum ? undefined : WORDS.exec(text)
  const match = sum ?? words
  if (!match) return undefined
  const value = match[1]!.replace(/\s*(?:percent|per cent)/i, '%').trim()
  const label = words ? value : `${value} off`
  const before =
    /\b(everything|(?:all|the whole|every) [a-z]+(?: [a-z]+)?|site-?wide|store-?wide)\s+(?:is |are |at |now )?$/i.exec(
      text.slice(0, match.index)
    )?.[1]
  const scope = before ?? scopeOf(text.slice(match.index + match[0].length))
  const until = untilOf(text, dates)
  return { label, ...(scope && { scope }), ...(until && { until }) }
}

/** "15% off", also with "£10" that is a price elsewhere. */
const matchSum = (text: string): RegExpExecArray | null => OFFER.exec(text)

function scopeOf(after: string): string | undefined {
  const match =
    /^\s*(?:of\s+|on\s+|off\s+|for\s+)?((?:(?:all|our|the|their|your|any|every|everything|selected|most|new|first|a)\b)?[^.,;:!?\n()–—"“]{0,50})/i.exec(
      after
    )
  const words = trimEnds(
    (match?.[1] ?? '').split(
      /\s+(?:with|using|until|till|til|when|if|from|before|by|this|for (?:the|one|two|three|\d|new|a|our|customers|members|subscribers|everyone|people|anyone|first)|ends?|through|at|in|and (?:free|an? |the |get|use|we|you|your|they|their|it|then|\\d|[£$€])|plus|on (?:mon|tue|wed|thu|fri|sat|sun|orders? (?:over|above))|during|today|tomorrow|as|valid|to (?:say|thank|celebrate|new|all|anyone|our)|code|but|so|between|because|only)\b/i
    )[0] ?? ''
  )
  const scope = words
    .replace(/^(?:their|the customer['’]s|customers['’]?)\s+/i, 'your ')
    .replace(/^our\s+(?=entire|whole|full)/i, 'our ')
    .trim()
  return scope.length < 3 ||
    /^(?:with|using|until|to|and|for|when|if|code|discount|off|ends?|coupon|this|next|or|before|in|at|from|as|by|it|them|is|are|sale|offer|voucher|promo|promotion|email|a|an|the|you|your)$/i.test(
      scope
    ) ||
    /^(?:to|for|with|is|until|discount|voucher|coupon|code|and|when|if|off)\b/i.test(scope) ||
    /\d/.test(scope)
    ? undefined
    : scope
}

function untilOf(text: string, dates: readonly { text: string; start: number; end: number }[]): string | undefined {
  const found = dates.find(
    ({ start }) =>
      END.test(text.slice(Math.max(0, start - 18), start)) &&
      /(?:until|till|til|ends?(?: on| at)?|ending(?: on)?|through|before|by|valid (?:until|through|to)|expires?(?: on)?)(?:\s+(?:midnight|midday|noon|the end of|end of|on|[\d:.]+\s?(?:am|pm)?))*\s*$/i.test(
        text.slice(Math.max(0, start - 40), start)
      )
  )
  if (!found) {
    const span =
      /\b(?:valid|lasts|good|open) (?:for )?((?:\d+|one|two|three|four|five|six|seven|ten) (?:hours?|days?|weeks?|months?))\b/i.exec(
        text
      )?.[1]
    return span && `for ${span}`
  }
  const before =
    /(?:midnight|noon|\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm))(?: on)?\s*$/i.exec(
      text.slice(Math.max(0, found.start - 16), found.start)
    )?.[0] ?? ''
  return `until ${before}${found.text}`
}
