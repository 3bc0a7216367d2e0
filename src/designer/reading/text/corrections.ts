import { endOf, type Found } from '../entities/found.ts'
import type { EntityKind, Span } from '../reading.ts'

/** A value that the writer took back, and the one that holds instead. */
export interface Correction {
  /** What no longer holds, with the words that take it back. */
  struck: Span[]
  was: Span
  is: Span
}

/** How people take back what they have just said. */
const CUE =
  /(?:\b(?:no,? (?:sorry|wait|actually|make (?:it|that))|sorry,? (?:no|i mean|it's|make that|that's)|(?:hmm?,? |oh,? )?wait\b|scratch that|strike that|make (?:that|it)|i mean(?:t)?|correction|oops|my mistake|actually|or rather|no)\b|(?:…|\.\.\.) ?no\b)/gi
/** "20% not 25": the second value does not hold. */
const NOT = /^[,\s]*(?:and |but )?not (?:the )?$/i
const KINDS: ReadonlySet<EntityKind> = new Set(['money', 'percent', 'date', 'time', 'phone', 'url', 'email', 'code'])
/** How far a value may stand from the words that take it back. */
const REACH = 110
const NEAR = 60

/** Finds values that the writer corrected: "the 21st, sorry no the 28th", "690 Kč … hmm wait, 790 Kč", "20% not 25". */
export function correctionsIn(text: string, found: readonly Found[]): Correction[] {
  const corrections: Correction[] = []
  for (const { 0: cue, index } of text.matchAll(CUE)) {
    const [from, to] = [index, index + cue.length]
    if (corrections.some(({ struck }) => struck.some(one => from < endOf(one) && to > one.at))) continue
    const is = found.find(
      one => one.span.at >= to && one.span.at - to < NEAR && KINDS.has(one.kind) && clear(text.slice(to, one.span.at))
    )
    const was =
      is && found.findLast(one => endOf(one.span) <= from && from - endOf(one.span) < REACH && one.kind === is.kind)
    if (!is || !was || wordsOf(text, is) === wordsOf(text, was) || !isTakenBack(text, was, from, cue)) continue
    corrections.push({ was: was.span, is: is.span, struck: struckBy(text, was.span, is.span, from) })
  }
  return corrections
}

const wordsOf = (text: string, { span }: Found): string => text.slice(span.at, endOf(span)).toLowerCase()
const clear = (gap: string): boolean => (gap.match(/[.!?]\s/g)?.length ?? 0) === 0
/** A bare "no" or "actually" takes back only what it follows at once, or as the beginning of a sentence. */
const isTakenBack = (text: string, was: Found, from: number, cue: string): boolean => {
  const gap = text.slice(endOf(was.span), from)
  return !/^(?:no|actually)$/i.test(cue) || /^[\s,–—-]*$/.test(gap) || /[.!?…\n–—-]\s*$/.test(gap)
}

/** In one sentence all from the old value to the new one goes; across sentences the old value, and the words that lead to the new one. */
function struckBy(text: string, was: Span, is: Span, cue: number): Span[] {
  const gap = text.slice(endOf(was), cue)
  if (/^[\s,.…–—-]*$/.test(gap) || (gap.length < 24 && !/[.!?\n]/.test(gap)))
    return [{ at: was.at, length: is.at - was.at }]
  return [was, { at: cue, length: is.at - cue }]
}

/** What "20% not 25" takes back: from "not" on. */
export function denialsIn(text: string, found: readonly Found[]): Span[] {
  return found.flatMap(one => {
    if (one.kind !== 'percent' && one.kind !== 'money' && one.kind !== 'date' && one.kind !== 'time') return []
    const after = /^,? (?:and )?not (?:the |on )?[£$€₹₦₱]?\d[\d.,:]*(?: ?(?:%|[ap]m|st\b|nd\b|rd\b|th\b))?/i.exec(
      text.slice(endOf(one.span))
    )
    return after && NOT.test(after[0].replace(/[£$€₹₦₱]?\d.*$/, ''))
      ? [{ at: endOf(one.span), length: after[0].length }]
      : []
  })
}
