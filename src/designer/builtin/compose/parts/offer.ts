import { codeOf } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { HANGS, isVisited, onWhat } from '../copy/offer-words.ts'
import { dateWords } from '../words.ts'
import { made, type Part } from './part.ts'

/** The code, large enough to be found again. */
export const coupon: Part = material => {
  const { brief, href, choice, copy } = material
  const code = codeOf(brief)
  if (!code) return undefined
  if (brief.kind === 'notice' || /^\d[\d -]+$/.test(code)) {
    material.statements = material.statements.filter(words => !words.includes(code))
    material.fragments = material.fragments.filter(words => !words.includes(code))
    return made('coupon', {
      heading: 'Your code',
      code,
      text: `${validity(brief.text) ?? 'Enter it where you were asked for it'}.`
    })
  }
  const { offer } = brief
  // "any bottle over 60 euros": the sum limits what it is on, not the order.
  const isLimit = offer?.on !== undefined && /^(?:over|above) /.test(offer.over ?? '')
  const said = offer && copy.heading.toLowerCase().includes(offer.gain.toLowerCase())
  const heading =
    said || !offer
      ? /\bpassword\b/i.test(brief.text)
        ? 'Your password'
        : choice.pick(['Your code', 'Here is your code'])
      : capitalise(
          onWhat(
            [offer.gain, offer.on && !HANGS.test(offer.on) && offer.on, isLimit && offer.over].filter(Boolean).join(' ')
          )
        )
  const when = brief.offerSpan
    ? `Valid ${dateWords(brief.offerSpan)}`
    : brief.deadline
      ? `Valid until ${dateWords(brief.deadline)}`
      : validity(brief.text)
  const over = offer?.over && !isLimit && offer.over.replace(/^(?:on )?(?!when|if)/, 'on ')
  const label = choice.pick(['Use the code', 'Use it now'])
  return made('coupon', {
    heading,
    code,
    text:
      when || over
        ? `${capitalise([when, over].filter(Boolean).join(', '))}.`
        : isVisited(brief)
          ? 'Mention it when you book or pay.'
          : 'Enter it at the checkout.',
    button: {
      label: TO_COME.test(brief.source) ? 'Use the code' : label,
      href: /review|survey|order|shipping/.test(brief.kind) && href.startsWith('{{') ? '{{shop_url}}' : href
    }
  })
}

/** "starts Friday": until then nothing can be had now. */
const TO_COME =
  /\bstart(?:s|ing)?(?: on| from)? (?:(?:this|next) )?(?:tomorrow|next|mon|tue|wed|thu|fri|sat|sun|\d|january|february|march|april|may|june|july|august|september|october|november|december)/i

/** "for 48 hours", "valid 2 weeks": how long a code holds, not what else takes days. */
function validity(source: string): string | undefined {
  const text = source
    .split(/(?<=[.!?\n])\s+/)
    .filter(words => !/\b(?:return|refund|deliver|ship|guarantee|trial|arriv|working day|notice)/i.test(words))
    .join(' ')
  const span =
    /\b(?:(?:valid|good|works) for|(?:code|voucher|offer)\b[^.]{0,40} for|valid|expires in) ((?:\d+|two|three|a|one) (?:minutes?|hours?|days?|weeks?|months?))\b|\b(?:within|in the next) (\d+ (?:minutes|hours|days|weeks))\b/i.exec(
      text
    )
  const time = span?.[1] ?? span?.[2]
  return time && !/^(?:a|one) (?:month|class)/i.test(time) ? `Valid for ${time}` : undefined
}
