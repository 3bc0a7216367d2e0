import type { Splice } from '../../email/source/source.ts'
import { sentenceAt } from './claim.ts'
import { wordsOf } from './glyphs.ts'
import { type Occurrence, spliced } from './occurrences.ts'
import type { SaidText } from './said-text.ts'

/** A text without the sentence around a place; nothing where no words would be left. */
export function withoutSentence(
  text: SaidText,
  occurrence: Pick<Occurrence, 'from' | 'to'>
): { sentence: string; splices: Splice[] } | undefined {
  const words = wordsOf(text.glyphs)
  const sentence = sentenceAt(words, occurrence)
  const from = words.lastIndexOf(sentence, occurrence.from)
  const isAll = words.replace(sentence, '').trim() === ''
  if (from < 0 || isAll) return undefined
  const blank = /\s/.test(words.charAt(from + sentence.length)) ? 1 : 0
  const place = { from, to: from + sentence.length + blank }
  return { sentence: sentence.trim(), splices: spliced(text.glyphs, place, '', text.write) }
}
