import { endOf, type Found } from '../entities/found.ts'
import type { EntityKind, Span } from '../reading.ts'
import { countWords } from './words.ts'

/** A value that the writer took back, and the one that holds instead. */
export interface Correction {
  /** What no longer holds, with the words that take it back. */
  struck: Span[]
  was: Span
  is: Span
}

/** How people take back what they have just said. A "no" or a "wait" that goes on in its clause takes nothing back. */
const CUE =
  /(?:\b(?:no,? (?:sorry|wait|actually|make (?:it|that))|sorry,? (?:no|i mean|it's|make that|that's)|on second thoughts?|my bad|whoops|nope|scratch that|strike that|better make it|change (?:that|it) to|let's (?:make it|say|go with)|make (?:that|it)|i mean(?:t)?|correction|oops|my mistake|actually|or rather|sorry)\b|(?<=(?:^|[.!?…,;:\n–—-]|hmm?,?|oh,?) ?)(?:hmm?,? |oh,? )?(?:wait|hang on|hold on)\b(?=[,.…!–—-]| -)|(?<=(?:^|[.!?…,;\n–—-]) ?)no\b(?=[,…–—-]| [–—-]|,? (?:the )?[\d£$€₹])|(?:…|\.\.\.) ?no\b)/gi
/** Words that take something back only where the new value follows at once. */
const WEAK =
  /^(?:no|actually|make (?:that|it)|i meant?|or rather|sorry|let's (?:say|go with|make it)|change (?:that|it) to)$/i
const AT_ONCE = 16
const KINDS: ReadonlySet<EntityKind> = new Set(['money', 'percent', 'date', 'time', 'phone', 'url', 'email', 'code'])
/** How far a value may stand from the words that take it back. */
const REACH = 110
/** Nobody corrects more; it keeps any brief quick to read. */
const MOST = 20
const NEAR = 60
/** A sentence with fewer words besides the old value says nothing else. */
const FEW_WORDS = 5

/** Finds values that the writer corrected: "the 21st, sorry no the 28th", "690 Kč … hmm wait, 790 Kč", "20% not 25". */
export function correctionsIn(text: string, found: readonly Found[]): Correction[] {
  const corrections: Correction[] = []
  for (const { 0: cue, index } of text.matchAll(CUE)) {
    if (corrections.length >= MOST) break
    const [from, to] = [index, index + cue.length]
    if (corrections.some(({ struck }) => struck.some(one => from < endOf(one) && to > one.at))) continue
    const pair = pairAround(text, found, from, to, reachOf(text, cue, from))
    if (!pair || !isTakenBack(text, pair.was, from, cue)) continue
    const struck = [...struckBy(text, pair.was, pair.is, from, found), ...earlierOnes(text, found, pair.was, from)]
    corrections.push({ was: pair.was.span, is: pair.is.span, struck })
  }
  return corrections
}

/** A weak cue in the middle of a sentence speaks of the next words only. */
const reachOf = (text: string, cue: string, from: number): number =>
  WEAK.test(cue) &&
  !(/^(?:actually|sorry)$/i.test(cue) && /(?:^|[.!?…\n])\s*$/.test(text.slice(Math.max(0, from - 4), from)))
    ? AT_ONCE
    : NEAR

/** A value that no longer holds may stand more than once before it is taken back. */
const earlierOnes = (text: string, found: readonly Found[], was: Found, cue: number): Span[] =>
  found
    .filter(
      one => one !== was && one.kind === was.kind && endOf(one.span) <= cue && wordsOf(text, one) === wordsOf(text, was)
    )
    .map(({ span }) => span)

/** The value before a cue, and another of its kind in the sentence of the cue. */
function pairAround(
  text: string,
  found: readonly Found[],
  from: number,
  to: number,
  reach: number
): { was: Found; is: Found } | undefined {
  const after = found.filter(
    one => one.span.at >= to && one.span.at - to < reach && KINDS.has(one.kind) && clear(text.slice(to, one.span.at))
  )
  for (const is of after) {
    const before = found.filter(one => endOf(one.span) <= from && one.kind === is.kind)
    const was = before.at(-1)
    const isNear = was && (from - endOf(was.span) < REACH || before.length === 1)
    if (was && isNear && wordsOf(text, was) !== wordsOf(text, is)) return { was, is }
  }
  return undefined
}

const wordsOf = (text: string, { span }: Found): string => text.slice(span.at, endOf(span)).toLowerCase()
const clear = (gap: string): boolean => (gap.match(/[.!?]\s/g)?.length ?? 0) === 0
/** A bare "no" or "actually" takes back only what it follows at once, or as the beginning of a sentence. */
const isTakenBack = (text: string, was: Found, from: number, cue: string): boolean => {
  const gap = text.slice(endOf(was.span), from)
  return !/^(?:no|actually|sorry)$/i.test(cue) || /^[\s,–—-]*$/.test(gap) || /[.!?…\n–—-]\s*$/.test(gap)
}

/**
 * From the old value to the clause of the new one all goes where nothing but signs stands between old value and cue. Across
 * sentences the old value goes, with its sentence where that says nothing else, and the words that lead to the new one; where
 * the new value is said again later, the whole sentence of the cue.
 */
function struckBy(text: string, was: Found, is: Found, cue: number, found: readonly Found[]): Span[] {
  const gap = text.slice(endOf(was.span), cue)
  const clause = clauseBefore(text, cue, is.span.at)
  if (/^[\s,.…–—-]*$/.test(gap) || (gap.length < 24 && !/[.!?\n]/.test(gap)))
    return [{ at: was.span.at, length: clause - was.span.at }]
  const end = sentenceEnd(text, endOf(is.span))
  const isRepeated = found.some(one => one.span.at > end && wordsOf(text, one) === wordsOf(text, is))
  const begin = Math.max(text.lastIndexOf('\n', was.span.at), text.lastIndexOf('. ', was.span.at)) + 1
  const wordsAround =
    countWords(text.slice(begin, was.span.at)) +
    countWords(text.slice(endOf(was.span), sentenceEnd(text, endOf(was.span))))
  const old = wordsAround < FEW_WORDS ? { at: begin, length: sentenceEnd(text, endOf(was.span)) - begin } : was.span
  return [old, { at: cue, length: (isRepeated ? end : clause) - cue }]
}

const CLAUSE = /(?:[,:;–—]| so| but| and)\s(?=[^,:;–—]*$)/
/** Where the clause of a value begins, after a cue. */
const clauseBefore = (text: string, cue: number, at: number): number => {
  const lead = text.slice(cue, at)
  const sign = CLAUSE.exec(lead)
  return sign ? cue + sign.index + sign[0].length : at
}

const sentenceEnd = (text: string, from: number): number => {
  const end = /[.!?](?=\s|$)|\n|$/.exec(text.slice(from))
  return from + (end?.index ?? 0) + (end?.[0] === '.' ? 1 : 0)
}

/** "It is 20% not 25": what is denied right behind a value that corrects another. */
export function denialsIn(text: string, corrections: readonly Correction[]): Span[] {
  return corrections.flatMap(({ is }) => {
    const denied = DENIED.exec(text.slice(endOf(is)))
    return denied ? [{ at: endOf(is), length: denied[0].length }] : []
  })
}

const DENIED = /^,? (?:and )?not (?:the |on )?[£$€₹₦₱]?\d[\d.,:]{0,9}(?: ?(?:%|[ap]m|st\b|nd\b|rd\b|th\b))?/i
