import type { Kind } from './kinds.ts'
import type { Draft } from './slots/draft.ts'
import type { Parsed } from './text/parsed.ts'
import { countWords } from './text/words.ts'

type Guess = { kind: Kind; confidence: number }

/** Below this the words of a brief leave its kind open, and its form decides. */
const DOUBTFUL = 0.88
/** Words and topics of a brief that has a newsletter's worth to say, and things with a price that make a list of prices. */
const [LONG, TOPICS, PRICED] = [250, 5, 3]

/** The kind of email that is asked for: the likeliest by its words; where they leave it open, what its form is made for. */
export function intentOf(guesses: readonly Guess[], drafts: readonly Draft[], { view, lines }: Parsed): Guess {
  const [likeliest = { kind: 'announcement', confidence: 0 }] = guesses
  if (likeliest.confidence >= DOUBTFUL) return likeliest
  const words = countWords(view.text)
  const priced = drafts.filter(({ role, fields }) => role === 'item' && fields?.price).length
  if (words >= LONG && lines.length >= TOPICS) return { kind: 'newsletter', confidence: DOUBTFUL }
  const isList =
    priced >= PRICED &&
    !guesses.some(({ kind }) => kind === 'order' || kind === 'receipt' || kind === 'cart' || kind === 'restock')
  return isList ? { kind: 'sale', confidence: DOUBTFUL } : likeliest
}
