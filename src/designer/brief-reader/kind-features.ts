import { tokensOf } from '../roles/tokens.ts'

/** Longer briefs say in the beginning what they ask for. In UTF-16 units. */
const READ = 3_000

/** What the kind of a brief is told by: its words and pairs of words, those of the first sentence once more. */
export function kindFeatures(source: string): string[] {
  const text = source.slice(0, READ)
  const first = /^[^.!?\n]*/.exec(text)?.[0].length ?? 0
  const tokens = tokensOf(text)
  const words = tokens.map(({ text: word }) => (/\d/.test(word) ? '0' : word.toLowerCase().replaceAll('’', "'")))
  const features = new Set<string>()
  for (const [at, word] of words.entries()) {
    const pair = at > 0 ? `${words[at - 1]} ${word}` : `^ ${word}`
    for (const said of [word, pair]) {
      features.add(said)
      if ((tokens[at]?.at ?? 0) < first) features.add(`1:${said}`)
    }
  }
  return [...features]
}
