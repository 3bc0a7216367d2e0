import { withCapitals } from '../../brief-reader/tidy.ts'

/** `Sunday`, whatever way it was typed; `31 Jan`. */
export const dateWords = (text: string): string =>
  withCapitals(text.replace(/\.$/, '').replace(/^(?:Tomorrow|Today|Tonight)\b/, word => word.toLowerCase()))

/** ` on Sunday`, ` tomorrow`: when it is, after a sentence. */
export const onDay = (day: string | undefined): string =>
  day ? ` ${/^(?:tomorrow|today|tonight|this|next)\b/i.test(day) ? dateWords(day) : `on ${dateWords(day)}`}` : ''

const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const COUNTED = new RegExp(
  `(?<=\\b\\d{1,3}(?:st|nd|rd|th)?) (?=(?:days?|weeks?|months?|hours?|minutes?|years?|off|${MONTH}))|(?<=\\b(?:${MONTH})[a-z]*) (?=\\d{1,2}\\b)`,
  'g'
)

/** In large type a line must not end between a figure and what it counts: "3 days", "4 March". */
export const unbroken = (heading: string): string => heading.replace(COUNTED, '\u00a0')

/** Is a noun phrase in the plural? Told by its first noun: `hiking boots`, not `glass` or `news`. */
export const isPlural = (noun: string): boolean =>
  /(?:[^s]s|[^s]s \w+ed)$/i.test(noun.split(/ (?:of|for|with|in|from) /)[0] ?? noun) &&
  !/(?:news|series|is|us|ss)$/i.test(noun)

/** A name rather than a noun: all its words but the small ones begin with a capital or a figure. */
export const isProper = (noun: string): boolean =>
  /^\p{Lu}/u.test(noun) &&
  noun.split(' ').every(word => /^[\p{Lu}\d&]|^v\d|^(?:of|the|and|for|in|on|at|with|to|de|la)$/u.test(word))

/** With its article, unless it is a name or has one. */
export const the = (noun: string): string =>
  isProper(noun) || /^(?:the|your|our|all|every|any|this) /i.test(noun) ? noun : `the ${noun}`

/** `"a"`, `"a and b"`, `"a, b and c"`. */
export const listed = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Small numbers in words: `Three`. */
export const numberWord = (count: number): string =>
  ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'][count] ?? String(count)

/** A heading as it stands inside a sentence: names keep their capitals, other words lose the first. */
export const uncapitalise = (text: string): string =>
  /^(?:An? |The )|^\p{Lu}\p{Ll}+(?:\s+\p{Ll}|$|\s+(?:and|or|of|for)\s)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
