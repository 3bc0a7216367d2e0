import { BLANKS } from '../copy/deck.ts'
import type { EmailFacts } from '../email-facts.ts'
import { linked } from './links.ts'
import { allIn, type Entry, type Material, type Says } from './material.ts'
import { isIn, isPoint, sentence, sentencesOf } from './words.ts'

const LONGEST = 260
/** Two sentences together that are no longer make one lead. */
const SHORT = 200
/** So many sentences, all there are, stand in the opening whole. */
const MOST_WHOLE = 4
/** What parts of the email say is not said before them. */
const ELSEWHERE = BLANKS.filter(blank => !/topic|sender|person/.test(blank))
/** Nor what it is about, where there are parts to say more than that. */
const BESIDE = BLANKS.filter(blank => blank !== 'sender')

/** The first lines of an email, what they say, and how the first paragraph goes on below them. */
export interface Lead {
  text: string
  says: Says
  goesOn?: string | undefined
}

/** The first paragraph, or what of it makes first lines; where there is none, a line of copy. */
export function leadOf({ facts, copy }: Material): Lead | undefined {
  const [first, second] = facts.sentences
  if (first === undefined) {
    const avoid = isTelling(facts) ? BESIDE : ELSEWHERE
    const line = copy.line('lead', { avoid, isBarred: text => saysAny(text, facts) })
    return line && { text: line.text, says: {} }
  }
  const whole = wholeOf(facts.sentences)
  if (whole) return { text: linked(whole), says: allIn(entriesOf(facts.sentences), 'text') }
  const [text, goesOn] = parted(first)
  const isGreeting = first.endsWith(',')
  const both = `${sentence(first)}${isGreeting ? '\n\n' : ' '}${sentence(second ?? '')}`
  const isShort =
    second !== undefined && (isGreeting || (both.length <= SHORT && !both.includes('\n') && !isPoint(second)))
  if (isShort) return { text: linked(both), says: { 'sentences.0': 'text', 'sentences.1': 'text' } }
  return { text: linked(sentence(text)), says: { 'sentences.0': 'text' }, goesOn }
}

/** A single word that copy has too says nothing twice. */
const ONE_WORD = /^\p{L}+$/u

/** Does copy say words that a part of the email says: a name in a row, "get in touch" on a button? The topic is its own to say. */
const saysAny = (text: string, { topic: _, ...facts }: EmailFacts): boolean =>
  textsOf(facts)
    .flatMap(sentencesOf)
    .some(words => !ONE_WORD.test(words) && isIn(words, text))

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsOf) : []

/** All sentences as one lead, where they are few and short enough. */
function wholeOf(sentences: readonly string[]): string | undefined {
  const isPlain = sentences.every(words => !words.includes('\n') && !words.endsWith(','))
  const text = sentences.map(sentence).join(' ')
  const isFew = sentences.length <= MOST_WHOLE && sentences.filter(isPoint).length < 2
  return isPlain && isFew && text.length <= LONGEST ? text : undefined
}

const entriesOf = (sentences: readonly string[]): Entry<string>[] =>
  sentences.map((value, at) => ({ value, path: `sentences.${at}` }))

/** The sentences of a paragraph that make first lines, one at least, and those that follow. */
function parted(paragraph: string): [string, string?] {
  if (paragraph.length <= LONGEST) return [paragraph]
  const end = paragraph.indexOf('\n')
  if (end > 0) return [paragraph.slice(0, end), paragraph.slice(end + 1)]
  const [first = '', ...others] = sentencesOf(paragraph)
  let text = first
  while (others[0] && text.length + others[0].length < LONGEST) text = `${text} ${others.shift()}`
  return others.length > 0 ? [text, others.join(' ')] : [text]
}

/** Do facts say enough that copy which says nothing is in the way? */
export const isTelling = ({
  sentences,
  things,
  offer,
  occasions,
  rows,
  steps,
  questions,
  quotes
}: EmailFacts): boolean =>
  offer !== undefined || [sentences, things, occasions, rows, steps, questions, quotes].some(list => list.length > 0)
