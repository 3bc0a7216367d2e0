import type { Kind, Offer } from './brief.ts'
import { findFacts, MONEY } from './facts.ts'

const GAIN =
  /(?:(?:up to|an? extra|extra|save)\s+)?(?:\d+(?:\.\d+)?\s?%|(?:[A-Z]{1,2}(?=\$))?(?:[£$€₹₦₱]|\b(?:KSh|KES|Rs\.?|RM|R|NOK|SEK|DKK|CHF|AED|UGX|TZS))\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|kr|zł|euros?|pounds?|dollars?|rand|rupees))\s+(?:off|discount|reduction|back)\b|\b(?:(?:\d|one|two|three|four|five) )?(?:free (?:conversation |yoga |fitness |trial |dance |private )?(?:shipping|delivery|trial|gift|month|week|coffee|class|session|sample|drink|dessert|meal|starter|pizza|cookie|cake|slice|treat|tote|mug|tea|beer|cocktail|lunch|breakfast|haircut|consultation|upgrade|pass|bottle|refill|cone|pastry)(?:es|s)?(?: of (?!your\b|the\b|their\b|our\b|any\b|charge\b)[a-z]+)?)\b|\b(?:\d{1,3}|one|two|three) (?:months?|weeks?|days?|classes|sessions) free\b|\b(?:(?:your|their) )?(?:first|next) (?:month|week|year|box|class|session|lesson|bag|wash|clean|visit|order)s? free\b|\bhalf[- ]price\b|\bbuy (?:one|two|three|[1-4]),? get (?:one|two|[1-3]|another)(?: (?:one )?(?:free|half price))?\b|\b2[- ]for[- ]1\b|\btwo for one\b|\b\d+(?:\.\d+)?\s?%\s+(?=discount)/i

/** Where what an offer is on ends. */
const ENDS =
  /\s+(?=(?:until|till|with|from|on|at|if|when|using|use|code|this|next (?:week|month)|for the|for one|for \d|for launch|through|by|ends?|starting|starts|and (?:free|get|use|a|we|you|save|give|the|tell)|to|in|over|as|before|that|which|plus|valid|every|any (?:day|time|night|evening|weekday)|-|–|—)\b|[–—-]\s)/i
const ON =
  /^\s+(?:on\s+|of\s+|for\s+)?((?!(?:until|till|with|from|at|if|when|using|use|code|this|by|ends?|starting|and|to|as|before|that|which|plus|for|on|in|over|through|is|are|valid|each|every|(?:the |our |all |their )*(?:birthday (?:person|girl|boy|child|guest)|customers?|guests?|members?|everyone|anyone|person))\b)[a-z][^.;:!\n()]*)/i
const OVER = new RegExp(
  `^[^.,\\n]{0,40}?\\b((?:(?:on )?(?:all )?orders? )?(?:over|above|when (?:you|they) spend) (?:${MONEY})|(?:over|above) \\d{2,4}(?=[.,;\\n]|$))`,
  'i'
)

/** "Tell them the harvest is here and offer free shipping": no list of goods stands before what is free. */
const SAYS_MORE = /\b(?:tell|offer|give|get|say|mention|is|are|has|have|we)\b/i

/** "a free brow shape this month": a present, whatever it is. */
const FREE =
  /\b((?:(?:an?|one|two|three|four|\d) )?(?:completely )?free (?!(?:webinar|event|entry|parking|delivery|shipping|of|to|for|and|on|from|with|workshop|talk|tour|newsletter|guide|account|version|plan|e-?mail|template|spirit|app|all|if|when|until|this|during|as|or|next)\b)\p{Ll}[\p{Ll}\d' -]{2,36}?(?: (?:and (?:an?|one)|or(?: an?)?) [\p{Ll} -]{3,24}?)?)(?= (?:this|on|with|when|if|for|until|during|any|all|the|to|at|in|from|and|or|as|who|that|worth|every|any|by|before|after|waiting|valid|of their|of your)\b|[,.;:!\n(]|$)( (?:this|all|in (?:their|your)|during (?:their|your)|any (?:day|time) (?:this|of (?:their|your)|in (?:their|your)|during (?:their|your))) (?:birthday )?(?:day|week|month|weekend|year))?/iu

/** "a £5 voucher valid 30 days". */
const VOUCHER =
  /\b(an? [£$€₹]\s?[\d.,]*\d (?:gift |shop |store )?(?:voucher|gift card|credit|coupon)|(?:an? )?(?:voucher|gift card) (?:of|for|worth) (?:[£$€₹]\s?[\d.,]*\d|\d+ (?:euros?|pounds?|dollars?)))\b,? ?(valid (?:for )?\d+ (?:days|weeks|months))?/i

/** Kinds of email that bring a present. */
const PRESENTS: ReadonlySet<Kind> = new Set(['birthday', 'winback', 'referral'])

/** What the reader gains, on what, and from what sum on; `undefined` when the brief offers nothing. */
export function offerOf(text: string, kind?: Kind): Offer | undefined {
  const gain = GAIN.exec(text)
  const present =
    !gain && kind && PRESENTS.has(kind)
      ? (FREE.exec(text)?.slice(1).join('') ?? VOUCHER.exec(text)?.slice(1).filter(Boolean).join(', '))
      : undefined
  if (present) {
    const found = FREE.exec(text) ?? VOUCHER.exec(text)
    const terms = found ? termsAfter(text.slice(found.index + found[0].length)) : undefined
    return {
      gain: present.charAt(0).toLowerCase() + present.slice(1).replace(/\btheir\b/, 'your'),
      ...(terms && { on: terms })
    }
  }
  if (!gain || /\b(?:no|without (?:a|any)) $|\bp(?:oin)?ts?\b[^.,]{0,14}$/i.test(text.slice(0, gain.index)))
    return undefined
  const also = /^(?:\d+ )?free\b/i.test(gain[0])
    ? /^ (?:and (?:an?|any|one|some)|or(?: an?)?) [\p{Ll} -]{3,22}?(?=[.,;:\n]| (?:when|with|during|if|on|in|for|valid)\b|$)/iu.exec(
        text.slice(gain.index + gain[0].length)
      )?.[0]
    : undefined
  const upTo = /\b(?:from )?\d+%? (?:to|–|-) $/i.test(text.slice(0, gain.index)) ? 'up to ' : ''
  const rest = text.slice(gain.index + gain[0].length)
  const before = /\b(everything|storewide|sitewide|all [a-z]+)(?: is| are)?\s+$/i.exec(text.slice(0, gain.index))?.[1]
  const off =
    /(?:^|[.;:]\s|, (?:and )?)((?!everything\b|it\b|they\b|prices?\b)(?:our |the |all )?\p{L}[\p{Ll}' -]{2,40}?) (?:are|is)(?: now)? $/iu.exec(
      text.slice(0, gain.index)
    )?.[1]
  const next =
    /\b((?:(?:their|your) )?first (?:month|year|week|order|box|visit|class)(?: back)?) $/iu
      .exec(text.slice(0, gain.index))?.[1]
      ?.replace(/^(?=first)/i, 'your ') ??
    /\b((?:their|your) (?:first|next) [\p{Ll} ]{3,24}?) (?:is|are)(?: now)? $/iu.exec(text.slice(0, gain.index))?.[1]
  const sold =
    /\bsale,? (?:on )?((?!(?:at|by|in|with|for) |this|today|until|from|starting|ends|next|all weekend|now)[a-z][a-z ]{2,24}?),? $/i.exec(
      text.slice(0, gain.index)
    )?.[1]
  const goods =
    /(?:^|[.,:;]\s)((?!(?:sale|offer|code|email)\b)\p{Ll}[\p{Ll}' -]{2,40}? and [\p{Ll}' -]{3,24}) $/iu.exec(
      text.slice(0, gain.index)
    )?.[1]
  const listed = goods && !SAYS_MORE.test(goods) ? goods : undefined
  const whole = (
    before ??
    listed ??
    next ??
    sold ??
    off?.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase()) ??
    ON.exec(rest)?.[1]
  )
    ?.split(ENDS)[0]
    ?.replace(/[\s,]+$/, '')
    .trim()
  const anyTime =
    /^ (?:on )?(any (?:night|day|time|evening|weekday)(?: (?:this|in|during|of) [^.,;:!\n]{3,30}?)?)(?=[.,;:!\n]| and | with |$)/i.exec(
      rest
    )?.[1]
  // A list stays whole only when it ends in "and": "prints, scarves and kids' books".
  const on = whole && /^[\w' -]+(?:, [\w' -]+)* and [\w' -]+$/.test(whole) ? whole : whole?.split(',')[0]?.trim()
  const condition = /^ (?:if|when) (?:they|you) ([^.,;:\n]{4,56})(?=[.,;\n]|$)/i
    .exec(rest)?.[1]
    ?.replace(/ (?:before|by|until) (?:the )?(?:end|\d|[^ ]+day\b|[A-Z]).*$/, '')
  const season = kind === 'birthday' ? IN_SEASON.exec(rest)?.[0].replace(/\btheir\b/i, 'your') : undefined
  const over =
    condition && !/[£$€]/.test(condition)
      ? `if you ${condition.replace(/\btheir\b/g, 'your')}`
      : OVER.exec(rest)?.[1]
          ?.replace(/^on /i, '')
          .replace(/they spend/i, 'you spend')
  const terms =
    kind && PRESENTS.has(kind) && kind !== 'referral' && /^(?:\w+ )?free\b(?! (?:shipping|delivery)\b)/i.test(gain[0])
      ? termsAfter(rest.slice(also?.length ?? 0))
      : undefined
  if (terms) return { gain: gainOf(upTo + gain[0] + (also ?? '')), on: terms }
  const kept = anyTime
    ? anyTime.replace(/\btheir\b/gi, 'your')
    : season
      ? [on, season.trim()].filter(Boolean).join(' ')
      : on && !(over && /^(?:all )?orders?$/i.test(on))
        ? on.replace(/\btheir\b/gi, 'your')
        : undefined
  return {
    gain: gainOf(upTo + gain[0] + (also ?? '')),
    ...(kept && { on: kept }),
    ...(over && { over: on && /\border$/i.test(on) ? over.replace(/^(?:all )?orders? /i, '') : over })
  }
}

const gainOf = (words: string): string =>
  words
    .replace(/\s+(?:discount|reduction)$/i, ' off')
    .replace(/^(?:free|one|two|three) /i, found => found.toLowerCase())
    .replace(/^(?:(?:your|their) )?(?=(?:first|next) \w+ free$)/i, 'your ')

/** "when they come in during their birthday month", "with their next order": how a present is to be had, said to the reader. */
const TERMS =
  /^ ((?:for (?:them|you)\b|with (?:their|your|any|every|an?|one)|on (?:their|your|any)|when|if|during|in (?:their|your)|any|within)\b[^.,;:!\n()]{2,70}?)(?= (?:until|till|before|by|ends?|using|use|(?:with )?(?:the )?code|plus|and (?:tell|say|mention|give|we|a button)|as (?:a|our))\b|[.,;:!\n(]|$)/i

/** "R200 off any treatment in their birthday month". */
const IN_SEASON =
  / (?:in|during|within|any (?:time|day) (?:in|during)) [^.,;:\n]{0,20}\bbirthday (?:week|month|weekend)\b/i

const termsAfter = (rest: string): string | undefined => {
  const terms = TERMS.exec(rest)?.[1]
  return terms && !/^for (?:them|you)$/i.test(terms)
    ? terms.replace(/\btheir\b/gi, 'your').replace(/\b(?:they|them)\b/gi, 'you')
    : undefined
}

const UNTIL =
  /\b(?:until|till|til|ends?(?: on)?|ending(?: on)?|by|before|valid (?:until|through|to)|through|expires?(?: on)?|deadline:?|last day is|closes?(?: on)?)\s+((?:(?:midnight|noon|\d{1,2}\s?[ap]m)\s+(?:on\s+)?)?(?:this |next |the end of |end of )?[^\s,.;:!?][^,.;:!?\n]{1,32})/i

/** "everything 40% off, midnight tonight": nothing else ends at midnight. */
const MIDNIGHT = /\bmidnight (?:tonight|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** "if they come back before Diwali": an offer may end with a feast. */
const FEAST =
  /^(?:christmas(?: (?:eve|day))?|diwali|easter(?: (?:sunday|monday))?|eid|hanukkah|new year(?:'s (?:eve|day))?|halloween|thanksgiving|ramadan|valentine's day)\b/i

/** "order before 1pm for same-day delivery": each day anew. */
const CUT_OFF =
  /\border(?:s|ed|ing)?(?: \w+){0,2} (?:before|by|until) \d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)?(?! (?:on|today|tomorrow|this|next)\b)/gi

/** `Monday midnight`, `31 May`, `the end of May`: when an offer or an application ends. */
export function deadlineOf(text: string): string | undefined {
  const only = /\bthis (month|week|weekend) only\b|\bonly this (month|week|weekend)\b/i.exec(text)
  if (only) return `the end of the ${only[1] ?? only[2]}`
  // "Doors close on 11 May. $30 off with EARLY until 6 May": the offer's own end is the deadline.
  const offering = text.split(/(?<=[.!?;])\s+|\n/).find(words => GAIN.test(words) && UNTIL.test(words))
  const match = UNTIL.exec(offering ?? text.replace(CUT_OFF, ' '))?.[1]
  if (!match) return GAIN.test(text) ? MIDNIGHT.exec(text)?.[0] : undefined
  const month =
    /^(?:the )?end of (?:[a-z]+uary|march|april|may|june|july|august|[a-z]+ber|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:the )?(?:month|year|week))\b/i.exec(
      match
    )?.[0]
  if (month)
    return month
      .replace(/^(?:the )?end of (?:the )?(?=(?:month|year|week)$)/i, 'the end of the ')
      .replace(/^end/i, 'the end')
  const feast = offering && FEAST.exec(match)?.[0]
  if (feast) return feast
  const dates = findFacts(match).filter(fact => fact.kind === 'date' || fact.kind === 'time')
  const [first, last] = [dates[0], dates.at(-1)]
  return first && last
    ? match.slice(first.at, last.at + last.text.length).replace(/ for (?:\w+day|\d.*)$/i, '')
    : undefined
}
