import { hashOf, mix } from './hash.ts'
import { START } from './seen.ts'
import { tokensOf } from './tokens.ts'

/** Longer briefs say in the beginning what they ask for. In UTF-16 units. */
const READ = 3_000
const [WORD, STEM, PAIR, FIRST] = ['kind w', 'kind stem', 'kind w-1,0', 'kind first'].map(hashOf) as [
  number,
  number,
  number,
  number
]
/** Words with the same beginning say much the same. */
const STEM_LENGTH = 5

/** What the kind of a brief is told by: its words, their beginnings, and pairs of words; those of the first sentence once more. */
export function kindFeatures(source: string): Uint32Array {
  const text = source.slice(0, READ)
  const first = /^\s*[^.!?\n]*/.exec(text)?.[0].length ?? 0
  const features = new Set<number>()
  let before = START
  for (const { text: word, at } of tokensOf(text)) {
    const plain = /\d/.test(word) ? '0' : word.toLowerCase().replaceAll('’', "'")
    const hash = hashOf(plain)
    for (const said of [mix(WORD, hash), mix(PAIR, mix(before, hash))]) {
      features.add(said)
      if (at < first) features.add(mix(FIRST, said))
    }
    features.add(mix(STEM, hashOf(plain.slice(0, STEM_LENGTH))))
    before = hash
  }
  return Uint32Array.from(features)
}
