import type { Span } from '../../reading.ts'
import { countWords } from '../../text/words.ts'
import { CERTAIN, type Claim, claim, DOUBTFUL, LIKELY } from '../claim.ts'
import data from '../data/when.json' with { type: 'json' }
import { type Page, typedWithout } from '../page.ts'
import { passesGate } from '../turn/gate.ts'
import { asYou, capital, spoken } from '../turn/to-reader.ts'
import { whenIn } from './when.ts'

const OPENERS = new RegExp(`^(?:(?:${data.openers})\\s+)+(?:(?:an?|the)\\s+)?`, 'i')
const TRAILERS = new RegExp(`(?:[\\s,;:(–-]|(?<=\\s)(?:${data.trailers})(?=$|[\\s,]))+$`, 'i')
const SIGNS = /^[\s,;:.–-]+|[\s,;:.–-]+$/g
/** In words: what is longer is a sentence, and stays one. */
const LONGEST_NOTE = 10

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*'
/** Days of the week, one to another. */
export const WEEKDAYS = new RegExp(`^${DAY}(?: ?(?:[–-]|to|till|until) ?${DAY})$`, 'i')

/** Days of the week with hours, week by week: "open Mon to Sat 9-5" is a row. */
export function hoursIn(page: Page, span: Span): Claim | undefined {
  const when = whenIn(page, span)
  const { date, time, end } = when?.occasion ?? {}
  if (!when || !date || !time || !end || !WEEKDAYS.test(date)) return undefined
  const note = bare(typedWithout(page, span, when.spans))
  const hours = `${time}–${end}`
  const isNote = note !== '' && countWords(note) < 5
  const value = isNote ? { label: capital(note), value: `${date} ${hours}` } : { label: capital(date), value: hours }
  return note === '' || isNote ? claim({ path: 'rows', value }, span, LIKELY) : undefined
}

/**
 * A day or an hour with what happens then, where that is all a stretch says.
 * @param withCommas Whether that may be more than one clause.
 */
export function occasionIn(page: Page, span: Span, withCommas = false): Claim | undefined {
  const when = whenIn(page, span)
  if (!when) return undefined
  const note = bare(spoken(bare(typedWithout(page, span, when.spans))))
  const isNote =
    countWords(note) <= LONGEST_NOTE &&
    !(withCommas ? /[;.!?]\s/ : /[,;.!?]\s/).test(note) &&
    passesGate(`${asYou(note)} x`)
  if (note !== '' && !isNote) return undefined
  const words = when.deadline && note ? `${note} ${when.deadline}` : note
  const value = { ...when.occasion, ...(note && { note: capital(words) }) }
  const isDay = when.occasion.date !== undefined
  return claim({ path: 'occasions', value }, span, isDay ? CERTAIN : note === '' || when.deadline ? DOUBTFUL : LIKELY)
}

const bare = (words: string): string =>
  words.replace(SIGNS, '').replace(OPENERS, '').replace(TRAILERS, '').replace(SIGNS, '').trim()
