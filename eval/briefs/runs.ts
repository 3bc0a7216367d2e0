import { wordsOf } from '../text/words.ts'

/** A stretch of words: from the first to before `to`. */
export interface Run {
  from: number
  to: number
}

/** The longest stretches of these words that stand in one of the texts; no word is in two of them. */
export function runsIn(words: readonly string[], texts: readonly string[]): Run[] {
  const written = texts.map(wordsOf)
  const places = new Map<string, [text: number, at: number][]>()
  for (const [text, each] of written.entries())
    for (const [at, word] of each.entries()) places.set(word, [...(places.get(word) ?? []), [text, at]])
  const runs: Run[] = []
  for (let from = 0; from < words.length; ) {
    const starts = places.get(words[from] ?? '') ?? []
    const length = Math.max(0, ...starts.map(([text, at]) => common(words, from, written[text] ?? [], at)))
    if (length > 0) runs.push({ from, to: from + length })
    from += Math.max(1, length)
  }
  return runs
}

function common(words: readonly string[], from: number, other: readonly string[], at: number): number {
  let length = 0
  while (from + length < words.length && words[from + length] === other[at + length]) length++
  return length
}

/** How many words the longest common subsequence of two texts has. */
export function inOrder(words: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const word of words) {
    const next = [0]
    for (const [at, each] of other.entries())
      next.push(word === each ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}
