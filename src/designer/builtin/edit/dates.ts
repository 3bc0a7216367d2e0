const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}'
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const OPENING = `(?:\\b(?:${DAY}|(?:mon|tues?|wed|thur?s?|fri|sat|sun)\\b\\.?),?\\s+)?(?:the\\s+)?`

/** A day as emails write it: "Friday 12 June 2026", "June 12th", "12/06". */
export const DATE = new RegExp(
  `${OPENING}\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}\\b|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?\\b|(?<![£$€\\d.,])(?:\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b|\\d{1,2}\\.(?:0?[1-9]|1[0-2])\\.(?:20\\d\\d)?))(?:,?\\s+20\\d\\d)?`,
  'gi'
)

/** A day of the week; a name such as Black Friday is none. */
export const WEEKDAY = new RegExp(`(?<!\\b(?:black|good|cyber|giving|easter|shrove|palm|super) )\\b${DAY}\\b`, 'gi')

export const TIME = /\b\d{1,2}(?:[:.]\d\d\s?(?:[ap]m\b)?|\s?[ap]m\b)(?![\d%])/gi
export const PERCENT = /\b\d{1,2} ?%/g

/** The same for all ways to write one day: its day and its month. */
export function dayKey(date: string): string {
  const month = new RegExp(`\\b${MONTH}`, 'i').exec(date.replace(new RegExp(`^${DAY},?`, 'i'), ''))?.[0]
  return `${/\d{1,2}/.exec(date)?.[0]} ${month?.slice(0, 3).toLowerCase() ?? date}`
}
