import cues from '../data/to-writer.json' with { type: 'json' }
import { endOf, overlaps } from '../entities/found.ts'
import { isContent, type Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { countWords } from '../text/words.ts'
import { between, type Draft, restsOf, type Stage, sliceOf, trim } from './draft.ts'

const anyOf = (words: readonly string[]): RegExp => new RegExp(`(?<![\\w'])(?:${words.join('|')})(?![\\w])`, 'i')

/** What is said of the text to the one who writes it, and no reader is to see: with all of its sentence. */
const SECRET = anyOf(cues.secret)
/** A wish about how the text is to be: the clause it stands in. */
const WISH = anyOf(cues.wish)
/** What leads to the words that are to be said. */
const LEAD = new RegExp(`^(?:${cues.lead.join('|')})(?![\\w'])`, 'i')
const ENCLOSED = /\([^()\n]{3,300}\)|\[[^[\]\n]{3,300}\]/g
const CLAUSE = /[^,;–—]+/g
/** A sentence with more words was never divided: a cue speaks for the few words up to the next joint. */
const LONGEST = 40
const REACH = 50
const FAR = 30
const JOINT = /[,;:.–—()]| (?:and|but|so|then|also|plus|we|the|our)\b/
const SURE = 0.9
/** What the writer takes out again, by a word it shares with what was said not far before. */
const LEFT_OUT = /\b(?:leave|take|drop|keep) (?:it|that|them|those|these|this) out\b/i
const NEARBY = 160
const STEM = 6

/** Takes what speaks to the writer of the email out of its content. */
export const toWriter: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  const asides = stretchesToWriter(parsed)
  const isTouched = (one: Draft) =>
    isContent(one.role) &&
    one.role !== 'sender' &&
    one.role !== 'button' &&
    asides.some(aside => overlaps(aside, one.span))
  const notes = asides
    .filter(aside => drafts.some(one => isTouched(one) && overlaps(aside, one.span)))
    .map((span): Draft => ({ role: 'note', span: trim(text, span), confidence: SURE }))
  const rests = drafts.flatMap(one => (isTouched(one) ? restsOf(one, asides, text) : [one]))
  const dropped = rests.map(one => (isLeftOut(one, asides, text) ? { ...one, role: 'note' as const } : one))
  return [...dropped.flatMap(one => withoutLead(one, text)), ...notes]
}

/** "The jackets stay at full price so leave them out": what was said of jackets just before is not to be said. */
function isLeftOut({ role, span }: Draft, asides: readonly Span[], text: string): boolean {
  if (role !== 'statement' && role !== 'item') return false
  const stems = stemsOf(sliceOf(text, span))
  return asides.some(aside => {
    const words = sliceOf(text, aside)
    return (
      LEFT_OUT.test(words) &&
      endOf(span) <= aside.at &&
      aside.at - endOf(span) < NEARBY &&
      stemsOf(words).some(stem => stems.includes(stem))
    )
  })
}

const stemsOf = (words: string): string[] =>
  [...words.toLowerCase().matchAll(/\p{L}{5,}/gu)].map(([word]) => word.slice(0, STEM))

/** Takes "I want to say" and "mention that" off the beginning of what is to be said. */
function withoutLead(draft: Draft, text: string): Draft[] {
  const lead = draft.role === 'statement' ? LEAD.exec(sliceOf(text, draft.span))?.[0].length : undefined
  if (!lead) return [draft]
  const rest = trim(text, between(draft.span.at + lead, endOf(draft.span)))
  const asked: Draft = { role: 'request', span: { at: draft.span.at, length: lead }, confidence: SURE }
  return rest.length > 1 ? [asked, { ...draft, span: rest }] : [{ ...draft, role: 'request' }]
}

function stretchesToWriter({ view: { text }, sentences }: Parsed): Span[] {
  const enclosed = [...text.matchAll(ENCLOSED)].map(({ 0: words, index }) => ({ at: index, length: words.length }))
  const open = blankedOut(text, enclosed)
  const speaks = (words: string) => SECRET.test(words) || WISH.test(words)
  return [
    ...enclosed.filter(span => speaks(sliceOf(text, span).slice(1, -1))),
    ...sentences.flatMap(({ span }) => {
      const words = sliceOf(open, span)
      if (countWords(words) > LONGEST) return ofLong(words, span.at)
      if (SECRET.test(words)) return [span]
      return [...words.matchAll(CLAUSE)].flatMap(({ 0: clause, index }) => {
        const from = wishIn(clause)
        return from === undefined ? [] : [{ at: span.at + index + from, length: clause.length - from }]
      })
    })
  ]
}

/** Where a wish begins in its clause: with the clause, unless much stands before it. */
function wishIn(clause: string): number | undefined {
  const at = WISH.exec(clause)?.index
  return at === undefined || at > FAR ? at : 0
}

/** Of a sentence that was never divided, a cue with the few words up to the next joint. */
function ofLong(words: string, at: number): Span[] {
  return [SECRET, WISH].flatMap(cue => {
    const match = cue.exec(words)
    if (!match) return []
    const end = match.index + match[0].length
    const joint = JOINT.exec(words.slice(end, end + REACH))
    return [{ at: at + match.index, length: end - match.index + (joint?.index ?? Math.min(REACH, words.length - end)) }]
  })
}

const blankedOut = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { at, length }) => rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length), text)
