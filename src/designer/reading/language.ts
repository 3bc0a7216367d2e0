import type { eld as Eld } from 'eld/large'

/** The languages that briefs come in; with more of them short English looks like one that nobody wrote. */
const LANGUAGES =
  'en de fr es it pt ca nl pl cs sk sl hr sr bg sv da no fi et lv lt is hu ro el tr ru uk ar fa he hi bn ta te ur ja ko zh th vi ms tl eu sq'.split(
    ' '
  )
const WORDS = /\p{L}[\p{L}'’-]*/gu
/** Fewer words than these are a kind of email and a name in any language: "newsletter", "Diwali sale". */
const FEWEST_WORDS = 4
/** English comes so near the likeliest other language, or it is none: English briefs come to 1.02 at least, others to 0.70. */
const NEAR = 0.86
/** How sure a language is at that limit, and how much surer for each step away from it. */
const [FAINT, PER_STEP, MOST] = [0.5, 2.2, 0.99]

/** From here on a language is sure enough to be told, and a brief to be refused for it. */
const SURE = 0.7
export const isSureLanguage = ({ confidence }: { confidence: number }): boolean => confidence >= SURE

/** Loaded once, when first asked for: the table of letter sequences is large. */
let detector: Promise<typeof Eld> | undefined

async function load(): Promise<typeof Eld> {
  const { eld } = await import('eld/large')
  eld.setLanguageSubset(LANGUAGES)
  eld.enableTextCleanup(true)
  return eld
}

/**
 * The language a text is mostly written in, as BCP 47, and how sure it is that it is English, or that it is not. A word or two
 * in Latin letters are taken for English.
 */
export async function languageOf(text: string): Promise<{ tag: string; confidence: number }> {
  const words = text.match(WORDS) ?? []
  const isLatin = words.every(word => /^[\p{Script=Latin}'’-]+$/u.test(word))
  if (words.length < FEWEST_WORDS && isLatin) return { tag: 'en', confidence: FAINT }
  detector ??= load()
  const { en = 0, ...others } = (await detector).detect(text).getScores()
  const [other, score] = Object.entries(others).sort(([, a], [, b]) => b - a)[0] ?? ['und', 0]
  if (en === 0 && score === 0) return { tag: 'und', confidence: 0 }
  const nearness = en / Math.max(score, Number.EPSILON)
  const confidence = Math.min(MOST, FAINT + PER_STEP * Math.abs(nearness - NEAR))
  return { tag: nearness >= NEAR ? 'en' : other, confidence }
}
