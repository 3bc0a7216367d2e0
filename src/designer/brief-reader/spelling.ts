import { placesIn, wordsIn } from '../grammar/words.ts'

/** Acronyms that people type in lower case and nobody reads so. */
const ACRONYMS =
  /(?<![\p{L}\d./@-])(?:gst|(?<=\b(?:incl\.?|including|inc\.?|plus|excl?\.?|excluding|no|of) |% ?|\+ ?)vat|vat(?= (?:no|number|rate|included|inclusive|receipt|invoice)\b)|ist|gmt|bst|nhs|faqs?|pdf|agm|pta|ngo|emi|upi|usa|uk|eu|uae|bbq|dj|hr|ceo|cfo|cto|vip|wifi|tv|diy|byob|rsvp)(?![\p{L}\d@/-]|\.\w)/gu
const SPELT: Record<string, string> = { wifi: 'Wi-Fi', faqs: 'FAQs' }

/** Places whose names are other words as well. */
const ALSO_WORDS =
  /^(?:reading|bath|nice|mobile|cork|deal|sandwich|ware|rugby|battle|hull|wells|poole|orange|phoenix|buffalo|columbus|victoria|georgia|jersey|lancaster|chester|surprise|normal|gift|split|bar|march|turkey|china|polish|as|or|in|me|ma|pa|oh|hi|la|of|per|chile|jordan|chad|mali|niger|guinea|sofia|florence|paris hilton|salt|sale|hove|bury|street|park|road|beach|hill|lake)$/i

/** "its free", "its called", "its on Friday": it is. "its roof" stays. */
function withIt(text: string): string {
  return text.replace(
    /\b([Ii])ts (?=(?:an?|the|not|only|just|got|been|all|very|so|really|free|on|at|in|from|for|open|called|time|here|back|been|going|now|always|never|also|our|your|my|still|£|\$|€|\d|[a-z]+ing\b|[a-z]+ed\b)\b|[£$€])/g,
    (_, letter: string) => `${letter}t's `
  )
}

/**
 * The spelling that a hurried brief left out: apostrophes of "it's", "I", acronyms, and the capitals of places. A brief that
 * writes names with capitals keeps its own spelling.
 */
export function spelt(text: string): string {
  const named = withIt(text)
    .replace(/(?:,\s*|\s+)(?:basically|lol|tbh|haha+|obviously|oh(?= and\b))(?=[\s,.!]|$)/gi, '')
    .replace(
      /\b((?:an?|our|my|new) (?:[\w-]+ ){0,4}[\w-]+?),? (?:and )?(?:it's|they're) (?:called|named) /g,
      '$1 called '
    )
    .replace(/(?<![\p{L}\d_/.@-])i(?=\s|'(?:m|d|ll|ve)\b)/gu, 'I')
    .replace(
      /(?<![\w/.@-])st (?=(?:mary|john|mark|luke|peter|paul|george|james|andrew|anne|thomas|michael|david|patrick|xavier|joseph|nicholas)'?s?\b)(\w)/g,
      (_, letter: string) => `St ${letter.toUpperCase()}`
    )
  const lower = labelled(named.replace(THEIRS, '$1 their '))
    .split('\n')
    .map(line => (isLower(line) ? withCapitals(line) : line))
  return lower.join('\n').replace(DAYS_OWN, (_, day: string) => `${titled(day.toLowerCase())}'s `)
}

/** "helped at sundays beach clean": that day's. */
const DAYS_OWN =
  /(?<=\b(?:at|for|to|after|from) )((?:mon|tues|wednes|thurs|fri|satur|sun)day)s (?=\p{Ll}{3,})(?!(?:only|and|from|until|till|with|between|starting|except)\b)/giu

/** "see there rosters", "lock there account": whose they are. */
const THEIRS =
  /\b(lock|see|check|update|pay|people|customers|members|clients|change|bring|use|lose|keep|manage|book|cancel|all|of|for|about|with|share|know|open|get|do) there (?!(?:is|are|was|were|will|has|have|can|may|must|should|would|to|by|in|on|at|and|or|for|from|with|too|all|again|now|already|before|after|until)\b)(?=\p{Ll})/giu

/** "Date - 11 January" on a line of its own, as on its neighbours: labels, whatever sign follows them. */
function labelled(text: string): string {
  const dashed = /^(\p{Lu}[\p{L} ]{1,20}?) [-–—] (?=\S)/u
  const lines = text.split('\n')
  return lines.filter(line => dashed.test(line)).length > 2
    ? lines.map(line => line.replace(dashed, '$1: ')).join('\n')
    : text
}

/** Hardly a capital in many words: typed without the shift key. */
const isLower = (line: string): boolean => {
  const words = line.match(/\p{L}+/gu) ?? []
  return words.length > 5 && words.filter(word => /^\p{Lu}\p{Ll}/u.test(word)).length / words.length < 0.2
}

function withCapitals(line: string): string {
  const cities = new Set(
    placesIn(line)
      .flatMap(place => place.split(/,\s*/))
      .filter(place => /^\p{Ll}[\p{L} ]+$/u.test(place) && !ALSO_WORDS.test(place) && isCity(place))
  )
  return [...cities].reduce(
    (text, place) => text.replace(new RegExp(`(?<=\\b(?:in|from|to|at|near|around|of|,) )${place}\\b`, 'g'), titled),
    line
      .replace(ACRONYMS, word => SPELT[word] ?? word.toUpperCase())
      .replace(
        /\b(?:march|may|june|july)(?= \d)|(?<=\d(?:st|nd|rd|th)? )(?:march|may)\b|(?<=\b(?:in|since|until|of|early|late|mid|next|last|this) )(?:march|may)(?=[,.\s]|$)/g,
        titled
      )
  )
}

const isCity = (place: string): boolean => wordsIn(place).every(({ tags }) => tags.has('Place'))

const titled = (words: string): string => words.replace(/(?<=^|\s)\p{Ll}/gu, letter => letter.toUpperCase())
