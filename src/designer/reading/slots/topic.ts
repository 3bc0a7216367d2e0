import { endOf, type Found, overlaps } from '../entities/found.ts'
import type { Role, Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { countWords } from '../text/words.ts'
import { type Draft, type Stage, sliceOf, trim } from './draft.ts'

/** A thing that a request names behind a word that asks for it: "an email about our new booking page", "Announce the summer menu". */
const NAMED =
  /\b(?:about|announc(?:e|ing)|for|promot(?:e|ing)|launch(?:ing)?|introduc(?:e|ing)|advertis(?:e|ing)|invit(?:e|ation|ing)[^.,\n]{0,40}? to) ((?:the|our|my|this year's|a|an|new) [^,.;:!?\n()"–—]{3,60})/gi
/** Where a noun phrase ends. */
const ENDS =
  /\s(?:that|which|who|where|when|and|but|so|or|is|are|was|were|has|have|will|can|on|at|from|with|by|until|before|after|because|saying|starting|next|this|to(?! (?:a|an|the|our)\b)|please|pls|in (?:english|red|blue)|-)(?=\s|$)/i
/** The email itself, or who gets it, is no topic. */
const NOT =
  /\b(?:e-?mails?|mail|newsletter|message|note|letter|list|customers?|clients?|members?|people|everyone|guests?|donors?|subscribers?|parents?|families|patients?|users?|readers?|team|shop|staff)\b/i
const TAKEN: ReadonlySet<Role> = new Set(['audience', 'sender', 'trade', 'note', 'order', 'style', 'part', 'button'])
/** In words, and in letters. */
const [SHORTEST, LONGEST, MOST_LETTERS] = [2, 6, 80]
const SURE = 0.6

/** What the email is about, by its name, else by the words that ask for it. Who sends it is no topic. */
export const topic: Stage = (drafts, parsed) => {
  const sender = drafts.find(({ role }) => role === 'sender')?.span
  const isSender = ({ span }: Draft): boolean =>
    sender !== undefined && overlaps(span, sender) && sender.length * 2 > span.length
  const kept = drafts.filter(one => one.role !== 'topic' || !isSender(one))
  if (kept.some(({ role }) => role === 'topic')) return kept
  const taken = drafts.filter(({ role }) => TAKEN.has(role)).map(({ span }) => span)
  const found = drafts.filter(({ role }) => role === 'request').flatMap(one => namedBy(one, parsed))
  const span = found.find(one => !taken.some(other => overlaps(one, other)))
  return span ? [...kept, { role: 'topic', span, confidence: SURE }] : kept
}

/** The things that stand in a request, or begin right behind it. */
function namedBy({ span }: Draft, { view: { text }, found }: Parsed): Span[] {
  const words = text.slice(span.at, endOf(span) + MOST_LETTERS)
  return [...words.matchAll(NAMED)].flatMap(({ 0: all, 1: thing = '', index }) => {
    const at = index + all.length - thing.length
    if (at > span.length + 1) return []
    const phrase = phraseAt({ at: span.at + at, length: thing.length }, text, found)
    const count = countWords(sliceOf(text, phrase))
    return count < SHORTEST || count > LONGEST || NOT.test(sliceOf(text, phrase)) ? [] : [phrase]
  })
}

/** A noun phrase ends before a verb, a preposition of place or time, and anything that has a form of its own. */
function phraseAt(span: Span, text: string, found: readonly Found[]): Span {
  const entity = found.find(one => overlaps(one.span, span))
  const words = sliceOf(text, span).slice(0, entity ? Math.max(0, entity.span.at - span.at) : undefined)
  return trim(text, { at: span.at, length: ENDS.exec(words)?.index ?? words.length })
}
