import type { EmailFacts } from '../../../../compose/email-facts.ts'
import type { Span } from '../../reading.ts'
import { countWords } from '../../text/words.ts'
import { CERTAIN, type Claim, claim, DOUBTFUL, LIKELY } from '../claim.ts'
import data from '../data/when.json' with { type: 'json' }
import { gaps, type Page, typed } from '../page.ts'
import { passesGate } from '../turn/gate.ts'
import { asYou, capital, spoken } from '../turn/to-reader.ts'
import { type When, whenIn } from './when.ts'

const OPENERS = new RegExp(`^(?:(?:${data.openers})\\s+)+(?:(?:an?|the)\\s+)?`, 'i')
const TRAILERS = new RegExp(`(?:[\\s,;:(–-]|(?<=\\s)(?:${data.trailers})(?=$|[\\s,]))+$`, 'i')
const SIGNS = /^[\s,;:.)–-]+|[\s,;:.(–-]+$/g
/** In words: what is longer is a sentence, and stays one. */
const LONGEST_NOTE = 9

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*'
/** Days of the week, one to another. */
export const WEEKDAYS = new RegExp(`^${DAY}(?: ?(?:[–-]|to|till|until) ?${DAY})$`, 'i')
/** Somebody tells, or tells what was. */
const TOLD = new RegExp(`\\b(?:${data.told})\\b|'(?:re|ll|ve|m)\\b`, 'i')
const PAST = /\b(?:was|were|had|did|went|left|passed|sold|raised|since|ago|last (?:year|month|week)|because)\b/i
/** A month or a season is no day on which something is. */
const PROPER = new RegExp(`\\d|\\b${DAY}\\b|today|tonight|tomorrow|\\b(?:first|second|third|\\p{L}+th)\\b`, 'iu')

/** Days of the week with hours, week by week: "open Mon to Sat 9-5" is a row. */
export function hoursIn(page: Page, span: Span): Claim | undefined {
  const when = whenIn(page, span)
  const { date, time, end } = when?.occasion ?? {}
  if (!when || !date || !time || !end || !WEEKDAYS.test(date)) return undefined
  const note = noteIn(page, span, when)
  if (note === undefined || countWords(note) >= 5) return undefined
  const hours = `${time}–${end}`
  const value = note ? { label: capital(note), value: `${date} ${hours}` } : { label: capital(date), value: hours }
  return claim({ path: 'rows', value }, span, LIKELY)
}

/** A day with what happens then, where that is all a stretch says and is said without a verb. */
export function occasionIn(page: Page, span: Span): Claim | undefined {
  const when = whenIn(page, span)
  const note = when && noteIn(page, span, when)
  if (!when || note === undefined || !(note === '' || isNote(note))) return undefined
  const { date } = when.occasion
  if (date && !PROPER.test(date)) return undefined
  const words = when.deadline && (note || ENDS.test(when.deadline)) ? `${note} ${when.deadline}`.trim() : note
  const value = { ...when.occasion, ...(words && { note: capital(words) }) }
  return claim({ path: 'occasions', value }, span, date ? CERTAIN : DOUBTFUL)
}

/** The day that a sentence names, with its hours and place. */
export function dayIn(page: Page, span: Span): EmailFacts['occasions'][number] | undefined {
  const when = whenIn(page, span)
  const { date } = when?.occasion ?? {}
  const isPast = PAST.test(typed(page, span))
  return when && !when.deadline && !isPast && date && PROPER.test(date) ? when.occasion : undefined
}

const ENDS = /^(?:ends?|closes?|closing|expires?|due|deadline)\b/i

const isNote = (note: string): boolean =>
  countWords(note) <= LONGEST_NOTE && !/[,;.!?:]\s/.test(note) && !TOLD.test(note) && passesGate(`${asYou(note)} x`)

/** The words on one side of a day; nothing where they stand on both, or are parted by it. */
function noteIn(page: Page, span: Span, { spans }: When): string | undefined {
  const parts = gaps(span, spans)
    .map(one => bare(typed(page, one)))
    .filter(words => /[\p{L}\p{N}]/u.test(words))
  return parts.length > 1 ? undefined : bare(spoken(parts[0] ?? ''))
}

const bare = (words: string): string =>
  words.replace(SIGNS, '').replace(OPENERS, '').replace(TRAILERS, '').replace(SIGNS, '').trim()
