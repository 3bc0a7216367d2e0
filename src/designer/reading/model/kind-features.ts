import { hashOf } from './hash.ts'
import { SENTENCES, stepInto, stretchesOf } from './stretches.ts'
import { plainOf, type Token } from './tokens.ts'

/** Longer briefs say in the beginning what they ask for. In words. */
const READ = 500

/** What the kind of a brief is told by: its words, their beginnings, and pairs of them; words and pairs of the first sentence once more. */
export function kindFeatures(tokens: readonly Token[]): Uint32Array {
  const words = tokens.slice(0, READ).map(({ text }) => plainOf(text))
  const [first] = stretchesOf(tokens.slice(0, READ).map(stepInto), SENTENCES)
  const features = words.flatMap((word, at) => {
    const own = [word, `${words[at - 1] ?? '^'} ${word}`]
    return [...own, `${word.slice(0, 5)}-`, ...(first && at < first.to ? own.map(each => `first: ${each}`) : [])]
  })
  return Uint32Array.from(new Set(features.map(hashOf)))
}
