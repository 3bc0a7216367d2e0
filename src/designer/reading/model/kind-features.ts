import { hashOf, mix } from './hash.ts'
import { START } from './seen.ts'
import { tokensOf } from './tokens.ts'

/** Longer briefs say in the beginning what they ask for. In UTF-16 units. */
const READ = 3_000
const [WORD, PAIR, FIRST] = [hashOf('kind w'), hashOf('kind w-1,0'), hashOf('kind first')]

/** What the kind of a brief is told by: its words and pairs of words, those of the first sentence once more. */
export function kindFeatures(source: string): Uint32Array {
  const text = source.slice(0, READ)
  const first = /^\s*[^.!?\n]*/.exec(text)?.[0].length ?? 0
  const features = new Set<number>()
  let before = START
  for (const { text: word, at } of tokensOf(text)) {
    const hash = hashOf(/\d/.test(word) ? '0' : word.toLowerCase().replaceAll('’', "'"))
    for (const said of [mix(WORD, hash), mix(PAIR, mix(before, hash))]) {
      features.add(said)
      if (at < first) features.add(mix(FIRST, said))
    }
    before = hash
  }
  return Uint32Array.from(features)
}
