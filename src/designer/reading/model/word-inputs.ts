import { type Stretch, stepInto } from './stretches.ts'
import { plainOf, shapeOf, type Token } from './tokens.ts'

/** What the model is given of a word: the word as it is learnt, and names of what else is seen of it. */
export interface WordInput {
  word: string
  features: string[]
}

/** A text as the model reads it: its words, and what kind of step leads to each. */
export interface TextInput {
  words: WordInput[]
  steps: Uint8Array
}

/**
 * What is seen of a text.
 * @param around Names of what else is so of the whole text.
 */
export function textInput(tokens: readonly Token[], around: readonly string[] = []): TextInput {
  const steps = Uint8Array.from(tokens, stepInto)
  const words = tokens.map(({ text, after }, at) => {
    const word = plainOf(text)
    const features = [
      `ends ${word.slice(-3)}`,
      `begins ${word.slice(0, 4)}`,
      `shape ${shapeOf(text)}`,
      `into ${steps[at]}`,
      `out ${steps[at + 1] ?? 'end'}`,
      `quotes ${Math.min(3, after.match(/["“”«»]/g)?.length ?? 0)}`,
      ...(/[-*•]/.test(after) ? ['listed'] : []),
      ...around
    ]
    return { word, features }
  })
  return { words, steps }
}

/** Texts are read so many words at a time: what stands farther away says nothing of a word. */
const LONGEST = 1_500

/** The stretches of a long text that are read one by one; each ends where a sentence does, if there is one. */
export function chunksOf(steps: Uint8Array): Stretch[] {
  const chunks: Stretch[] = []
  for (let from = 0; from < steps.length; ) {
    let to = Math.min(steps.length, from + LONGEST)
    const end = to === steps.length ? -1 : steps.subarray(from + LONGEST / 2, to).findLastIndex(step => step <= 1)
    if (end > 0) to = from + LONGEST / 2 + end
    chunks.push({ from, to })
    from = to
  }
  return chunks
}

/** The forms under which a word may be known, the best first: "shop's", "shop", "e-shop". */
export const formsOf = (word: string): string[] => {
  const bare = word.replace(/'[a-z]*$/, '')
  return [word, bare, word.replaceAll("'", ''), bare.replaceAll('-', ''), bare.slice(bare.lastIndexOf('-') + 1)]
}
