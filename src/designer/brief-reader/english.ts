import type { eld as Eld } from 'eld/medium'

/** The languages that briefs come in; more of them make short English look like one that nobody wrote. */
const LANGUAGES = 'en de fr es it pt nl pl sv da no fi ro cs hu tr ru uk ar he el ja ko zh hi th vi'.split(' ')

/** How near the likeliest other language English has to come: chosen on the training briefs and `fixtures/foreign-briefs.ts`. */
const NEAR = 0.84

/** Two words are a kind of email and a name in any language: "newsletter", "Diwali sale". */
const FEWEST_WORDS = 3

/** Loaded once, and only where briefs are read: its table of letter sequences is large. */
let loaded: Promise<typeof Eld> | undefined

async function load(): Promise<typeof Eld> {
  const { eld } = await import('eld/medium')
  eld.setLanguageSubset(LANGUAGES)
  eld.enableTextCleanup(true)
  return eld
}

/** Is a brief surely English? One that is half in another language is not; a word or two in Latin letters is taken to be. */
export async function isSurelyEnglish(brief: string): Promise<boolean> {
  const words = brief.match(/\p{L}+/gu) ?? []
  const isLatin = words.every(word => /^\p{Script=Latin}+$/u.test(word))
  if (words.length < FEWEST_WORDS && isLatin) return true
  loaded ??= load()
  const { en = 0, ...others } = (await loaded).detect(brief).getScores()
  return en > 0 && en >= NEAR * Math.max(0, ...Object.values(others))
}
