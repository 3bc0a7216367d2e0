import { followsDate } from './dates.ts'
import { type Found, matches } from './found.ts'
import { SPOKEN_HOURS } from './numbers.ts'

const HOURS = [...SPOKEN_HOURS.keys()].join('|')
const CLOCK = '(?:[01]?\\d|2[0-4])[:.h][0-5]\\d(?!\\d|[.,/]\\d)'
const HALF = "(?: ?(?:[ap]\\.?m\\b\\.?)| ?o'?clock| ?uhr\\b| ?h\\b)"
const HOUR = '(?:1[0-9]|2[0-4]|0?\\d)(?!\\d)'
const ONE = `(?:noon|midday|midnight|12 noon|(?:half|quarter)(?: past| to)? (?:${HOURS}|${HOUR})|(?:${HOURS})(?: (?:thirty|fifteen|forty[ -]five|o'?clock))(?: ?[ap]m)?|(?:${HOURS}) ?[ap]\\.?m\\b\\.?|${CLOCK}${HALF}?|${HOUR}${HALF})`
const LOOSE = `(?:${ONE}|${HOUR}(?![.,]\\d)|(?:${HOURS})\\b)`
const MILITARY = '[0-2]\\d[0-5]\\d ?[–-] ?[0-2]\\d[0-5]\\d(?: ?hrs)?'
const TO = '(?: ?[–—-] ?| (?:to|till?|until) )'
const ZONE = '(?: (?:UTC|GMT|BST|C?EST?|CEST|ET|PT|CT|MT|EST|EDT|PST|PDT|IST|Eastern|Pacific)\\b)?'
const DAYTIME = '(?: (?:prompt|sharp|noon|in the (?:morning|afternoon|evening)|at night)\\b)?'
const EDGE = '(?<![\\w£$€.,:#-])'

/** Times that show by themselves what they are, and ranges of which one end does. */
const SURE = new RegExp(
  `${EDGE}(?:${MILITARY}|${LOOSE}${TO}${ONE}|${ONE}(?:${TO}${LOOSE})?)${DAYTIME}${ZONE}(?![\\w%£$€])`,
  'gi'
)
/** Numbers that are times after a date or a word of time: "at 7", "from 8 to 10", "Sat 2-4". */
const BARE = new RegExp(
  `(?:(?<=\\b(?:at|from|between|until|till|before|by|after|starts|starting|opens|doors) )|(?<=[a-z\\d.,:] ))(${HOUR}(?:[.:][0-5]\\d)?(?:(?:${TO}| and )${HOUR}(?:[.:][0-5]\\d)?)?|(?:${HOURS})(?: to (?:${HOURS}))?)${DAYTIME}(?![\\w%£$€°]|[.,/]\\d| ?(?:%|€|kr|Kč|zł|x\\b))`,
  'gi'
)
const TIMELY = /\b(?:at|doors|starts|starting|opens)\s$/i
const RANGED = /^\d{1,2}(?:[.:]\d\d)?(?:\s?[–—-]\s?| to | till? | until | and )\d/i
const COUNTED = /^\s?(?:%|[a-z]+s\b|people|months?|days?|weeks?|years?|minutes?|hours?|of the)/i

/** Times and ranges of time as they were typed. A bare number is one only after a date, or after a word that times follow. */
export function timesIn(text: string, dates: readonly Found[]): Found[] {
  const bare = matches('time', text, BARE).filter(({ span, value }) => {
    const before = text.slice(Math.max(0, span.at - 12), span.at)
    if (COUNTED.test(text.slice(span.at + span.length))) return false
    if (followsDate(text, span.at, dates))
      return /^\d{1,2}[.:]\d\d|^[a-z]/i.test(value) || RANGED.test(value) || TIMELY.test(before)
    return TIMELY.test(before) || (RANGED.test(value) && /\b(?:from|between)\s$/i.test(before))
  })
  return [...matches('time', text, SURE), ...bare]
}
