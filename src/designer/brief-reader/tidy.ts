/** First letter in upper case; the rest as it is. Addresses and words like `iPhone` keep their spelling. */
export function capitalise(text: string): string {
  if (/^(?:https?:|[\w.+-]+@|[\w-]+\.[a-z]{2,}[/\s]|[a-z][A-Z])/.test(text)) return text
  return text.replace(/^(["'([]?)(\p{Ll})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase())
}

/** Names of days and months that are no other words. */
export const DAYS =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)\b(?= \d)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|(?<=\d(?:st|nd|rd|th)? )(?:jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= \d)|(?<=\d(?:st|nd|rd|th)? )(?:jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b/gi

const HOLIDAYS =
  /\b(?:easter|christmas|halloween|thanksgiving|diwali|ramadan|eid|hanukkah|black friday|cyber monday|valentine's|mother's day|father's day|new year's)\b/gi

/** Days, months and holidays with their capitals, however they were typed. */
export const withCapitals = (text: string): string =>
  text
    .replace(/\b(mother|father|valentine)s(?= day\b)/gi, "$1's")
    .replace(DAYS, capitalise)
    .replace(HOLIDAYS, name => name.split(' ').map(capitalise).join(' '))

/** A sentence: capital, one blank between words, one full stop. */
export function sentence(text: string): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\bi\b(?=\s|')/g, 'I')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/!+$/, '.')
    .replace(/\.{2,}$/, '.')
  if (!clean) return ''
  const dated = withCapitals(clean)
  const ends = /[.?!…。！？]["')\]」]?$/.test(clean) || /\p{Extended_Pictographic}$/u.test(clean)
  return capitalise(ends ? dated : `${dated}.`)
}

/** Shortened at a word to at most `most` characters, without a dangling small word. */
export function clip(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most + 1).join('')
  const words = cut.includes(' ') ? cut.replace(/\s+\S*$/, '') : characters.slice(0, most).join('')
  return words
    .replace(
      /(?:[\s,;:–—-]+(?:and|or|the|a|an|of|to|for|with|in|on|at|by|from|until|till|our|your|is|are|that|we|you|it))+$/i,
      ''
    )
    .replace(/[\s,;:.–—-]+$/, '')
}
