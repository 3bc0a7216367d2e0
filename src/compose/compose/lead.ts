import { BLANKS } from '../copy/deck.ts'
import type { EmailFacts } from '../email-facts.ts'
import { linked } from './links.ts'
import type { Material, Says } from './material.ts'
import { isPoint, sentence, sentencesOf } from './words.ts'

const LONGEST = 260
/** Two sentences together that are no longer make one lead. */
const SHORT = 160
/** What parts of the email say is not said before them. */
export const ELSEWHERE = BLANKS.filter(blank => !/topic|sender|person/.test(blank))

/** The first lines of an email, what they say, and how the first paragraph goes on below them. */
export interface Lead {
  text: string
  says: Says
  goesOn?: string | undefined
}

/** The first paragraph, or what of it makes first lines; where there is none and nothing else speaks, a line of copy. */
export function leadOf({ facts, copy }: Material): Lead | undefined {
  const [first, second] = facts.sentences
  if (first === undefined) {
    const line = isTelling(facts) ? undefined : copy.line('lead', { avoid: ELSEWHERE })
    return line && { text: line.text, says: {} }
  }
  const [text, goesOn] = parted(first)
  const isGreeting = first.endsWith(',')
  const both = `${sentence(first)}${isGreeting ? '\n\n' : ' '}${sentence(second ?? '')}`
  const isShort =
    second !== undefined && (isGreeting || (both.length <= SHORT && !both.includes('\n') && !isPoint(second)))
  if (isShort) return { text: linked(both), says: { 'sentences.0': 'text', 'sentences.1': 'text' } }
  return { text: linked(sentence(text)), says: { 'sentences.0': 'text' }, goesOn }
}

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
