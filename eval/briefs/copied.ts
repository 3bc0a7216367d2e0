import type { EmailText } from '../text/email-text.ts'
import { flat, isGlue, wordsOf } from '../text/words.ts'
import type { BriefCase } from './case.ts'
import { inOrder, runsIn } from './runs.ts'

/** So many words in a row, or such a part of a headline of at least so many words, were copied. */
const RUN = 5
const PART = 0.6

/** The line that an email opens with. */
export const headlineOf = (email: EmailText): string =>
  email.pieces.find(({ slot, kind }) => slot === 'heading' || kind === 'html')?.text ?? ''

/**
 * Was a headline or a subject copied from the brief? Names, offers, things, dates and sums that the brief gives are what
 * headlines are made from: their words do not count, nor does what the brief dictates.
 */
export function isCopied(line: string, brief: BriefCase): boolean {
  const dictated = [brief.headline, brief.subject].some(given => given && flat(given) === flat(line))
  if (dictated) return false
  const own = new Set(given(brief).flatMap(wordsOf))
  const [words, source] = [wordsOf(line), brief.tokens.map(({ word }) => word)]
  const counted = (some: readonly string[]): number => some.filter(word => !own.has(word)).length
  if (runsIn(words, [source.join(' ')]).some(({ from, to }) => counted(words.slice(from, to)) >= RUN)) return true
  const rest = words.filter(word => !own.has(word) && !isGlue(word))
  return rest.length >= RUN && inOrder(rest, source) >= PART * rest.length
}

const given = ({ facts, sender, relations, names = [] }: BriefCase): string[] => [
  ...facts,
  ...sender,
  ...names,
  ...relations.flatMap(({ of, is }) => [of, is])
]
