import type { EmailText } from '../text/email-text.ts'
import { flat, isGlue, wordsOf } from '../text/words.ts'
import type { BriefCase } from './case.ts'
import { isDay } from './days.ts'
import { inOrder, runsIn } from './runs.ts'

/** So many words in a row, or such a part of a headline of at least so many words, were copied. */
const RUN = 5
const PART = 0.6

/** The line that an email opens with. */
export const headlineOf = (email: EmailText): string =>
  email.pieces.find(({ slot, kind }) => slot === 'heading' || kind === 'html')?.text ?? ''

/**
 * Was a headline or a subject copied from the brief? What headlines are made from does not count: names, things, offers, dates
 * and sums that the brief gives. Nor does what the brief dictates.
 */
export function isCopied(line: string, brief: BriefCase): boolean {
  if ([brief.headline, brief.subject].some(dictated => dictated && flat(dictated) === flat(line))) return false
  const own = new Set([...given(brief), ...namesIn(brief)].flatMap(wordsOf))
  const [words, source] = [wordsOf(line), brief.tokens.map(({ word }) => word)]
  const isCounted = (word: string): boolean => !own.has(word) && !/\d/.test(word) && !isDay(word)
  const runs = runsIn(words, [source.join(' ')]).map(({ from, to }) => words.slice(from, to))
  const copied = runs.filter(run => !OFFER.test(run.join(' ')))
  if (copied.some(run => run.filter(isCounted).length >= RUN)) return true
  if (OFFER.test(words.join(' '))) return false
  const rest = words.filter(word => isCounted(word) && !isGlue(word))
  return rest.length >= RUN && inOrder(rest, source) >= PART * rest.length
}

/** What is on offer is said as it was typed. */
const OFFER = /\b(?:free|off|half price|get (?:one|\d)|\d+ for \d+)\b/

const given = ({ facts, sender, relations, names = [] }: BriefCase): string[] => [
  ...facts,
  ...sender,
  ...names,
  ...relations.flatMap(({ of, is }) => [of, is])
]

/** Words with a capital inside a sentence. */
const namesIn = ({ tokens, text }: BriefCase): string[] =>
  tokens
    .filter(({ at }) => /\p{Lu}/u.test(text[at] ?? '') && /[\p{Ll}\d,] ?$/u.test(text.slice(0, at)))
    .map(({ word }) => word)
