import { endOf, type Found } from '../entities/found.ts'
import type { EntityKind, Span } from '../reading.ts'

/** How people take back what they have just said. A "no" or a "wait" that goes on in its clause takes nothing back. */
const CUE =
  /(?:\b(?:no,? (?:sorry|wait|actually|make (?:it|that))|sorry,? (?:no|i mean|it's|make that|that's)|on second thoughts?|my bad|whoops|nope|scratch that|strike that|better make it|change (?:that|it) to|let's (?:make it|say|go with)|make (?:that|it)(?= (?:the |a |at )?(?:[\d£$€₹]|one|two|three|four|five|six|seven|eight|nine|ten|twelve|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|i mean(?:t)?|correction|oops|my mistake|actually|or rather|sorry)\b|(?<=(?:^|[.!?…,;:\n–—-]|hmm?,?|oh,?) ?)(?:hmm?,? |oh,? )?(?:wait|hang on|hold on)\b(?=[,.…!–—-]| -)|(?<=(?:^|[.!?…,;\n–—-]) ?)no\b(?=[,…–—-]| [–—-]|,? (?:the )?[\d£$€₹])|(?:…|\.\.\.) ?no\b)/gi
const ENDS = /[.!?]\s/
const KINDS: ReadonlySet<EntityKind> = new Set(['money', 'percent', 'date', 'time', 'phone', 'url', 'email', 'code'])
/** How far the old value may stand before the words that take it back, and the new one behind them; nearer than `CLOSE` all between goes. */
const [BEFORE, BEHIND, CLOSE] = [110, 60, 24]
/** Nobody corrects more; it keeps any brief quick to read. */
const MOST = 20

/** What the writer took back, with the words that do so: "the 21st, sorry no the 28th", "690 Kč … hmm wait, 790 Kč". */
export function correctionsIn(text: string, found: readonly Found[]): Span[] {
  const struck: Span[] = []
  for (const { 0: cue, index } of [...text.matchAll(CUE)].slice(0, MOST)) {
    const pair = struck.some(one => index < endOf(one)) ? undefined : pairAround(text, found, index, index + cue.length)
    if (!pair) continue
    const [was, is] = pair
    const gap = text.slice(endOf(was), index)
    const isClose = gap.length < CLOSE && !ENDS.test(gap)
    struck.push(...(isClose ? [{ at: was.at, length: is.at - was.at }] : [was, { at: index, length: is.at - index }]))
  }
  return struck
}

/** The value before a cue, and another of its kind in the sentence of the cue. */
function pairAround(text: string, found: readonly Found[], from: number, to: number): [Span, Span] | undefined {
  const wordsOf = ({ span }: Found): string => text.slice(span.at, endOf(span)).toLowerCase()
  const after = found.filter(
    ({ kind, span }) => span.at >= to && span.at - to < BEHIND && KINDS.has(kind) && !ENDS.test(text.slice(to, span.at))
  )
  for (const is of after) {
    const [was, ...others] = found.filter(one => endOf(one.span) <= from && one.kind === is.kind).toReversed()
    const isNear = was && (from - endOf(was.span) < BEFORE || others.length === 0)
    if (isNear && wordsOf(was) !== wordsOf(is)) return [was.span, is.span]
  }
  return undefined
}
