const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** Days and months in English. "May" and "mar" are more often other words. */
export const DAYS = new RegExp(`\\b(?:${WEEKDAY}|${MONTH})\\b`, 'gi')
const DAY = new RegExp(`^(?:${WEEKDAY}|${MONTH}|may|mar)$`, 'i')

/** The same for all spellings of a day or a month. */
export const dayKey = (word: string): string => word.toLowerCase().slice(0, 3)

/** May a word be a day or a month? */
export const isDay = (word: string): boolean => DAY.test(word)
