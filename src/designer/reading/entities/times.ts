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
const TIME = new RegExp(
  `(?<![\\w£$€.,:#-])(?:${MILITARY}|${LOOSE}${TO}${ONE}|${ONE}(?:${TO}${LOOSE})?)${DAYTIME}${ZONE}(?![\\w%£$€])`,
  'gi'
)

/** Times that show by themselves what they are, as they were typed, and ranges of which one end does. */
export const timesIn = (text: string): Found[] => matches('time', text, TIME)
