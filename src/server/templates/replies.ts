import type { Work } from './run-designer.ts'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve'
]

const NOTHING_CHANGED =
  'Nothing was changed: I could not tell which part you mean. Name it and what it should become, ' +
  'such as "make the button green" or "change the headline to Spring is here".'

export const BLANK_OPENING = 'Tell me what to change, or change it by hand in the preview or in Code Edit.'

/** The first line of the chat of a copy. */
export function copyOpening(name: string, original: string): string {
  return `"${name}" is on the bench, a copy of "${original}" as it is now. Tell me what to change, or edit the code yourself.`
}

/** The first line of the chat of a generated template, and what the designer left out or left to be filled in. */
export function openingOf({ email, applied, refused }: Work): string {
  const sections = applied.filter(operation => operation.op === 'add').length
  const included = [email.subject && 'subject', email.preheader && 'preview text'].filter(Boolean).join(' and ')
  const extent = `${count(sections, 'section')}${included ? `, ${included} included` : ''}`
  const opening = `"${email.name}" is on the bench: ${extent}. Tell me what to change, or edit the code yourself.`
  return [opening, ...refused.slice(0, MOST_SAID)].join('\n')
}

/** So many sentences on what is to be looked at are read before the first change. */
const MOST_SAID = 6

/** So many parts that were not done are named. */
const MOST_NAMED = 3
/** A designer's own words stand above what was changed, as far as a person reads them. */
const LONGEST_WORDS = 600

/**
 * The reply to an instruction: the designer's own words, then what changed, counted from what was applied, and what was not done. Where
 * it asks back, the question comes last, and nothing says that it is done.
 */
export function replyOf({ applied, refused, words, guesses }: Work): string {
  const left = refused.slice(0, MOST_NAMED)
  if (applied.length === 0) return [words, ...left].filter(Boolean).join('\n') || NOTHING_CHANGED
  const changed = capitalise(count(applied.length, 'change'))
  if (guesses.length > 0) return [`${changed} so far.`, ...left, shortened(words)].filter(Boolean).join('\n')
  const done = `Done. ${changed}; the rest is untouched.`
  const undone = `${capitalise(count(refused.length, 'part'))} could not be done: ${left.join(' ')}`
  return [shortened(words), refused.length === 0 ? done : `${done} ${undone}`].filter(Boolean).join('\n')
}

const shortened = (words: string): string =>
  words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1).trimEnd()}…` : words

/** "one change", "seven sections", "14 sections". */
function count(number: number, noun: string): string {
  return `${NUMBERS[number] ?? number} ${noun}${number === 1 ? '' : 's'}`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
