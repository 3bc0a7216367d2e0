import { hashOf, mix } from './hash.ts'
import { END, type Seen, START } from './seen.ts'
import type { Stretch } from './stretches.ts'

/** What is seen of a run of words, which counts for each of them. */
export interface StretchFeatures extends Stretch {
  features: Uint32Array
}

/** What is seen of the clauses, the sentences and the lines of a text, and of the whole. */
export const stretchFeatures = (seen: Seen): StretchFeatures[] => [
  ...seen.clauses.map((stretch, at) => ({
    ...stretch,
    features: Uint32Array.from([
      ...ofStretch(CLAUSE, seen, stretch),
      mix(CLAUSE.before, seen.words[seen.clauses[at - 1]?.from ?? -1] ?? START),
      mix(CLAUSE.after, seen.words[stretch.to] ?? END)
    ])
  })),
  ...seen.sentences.map((stretch, at) => ({
    ...stretch,
    features: Uint32Array.from([...ofStretch(SENTENCE, seen, stretch), ...ofPlace(seen, at)])
  })),
  ...lineFeatures(seen)
]

const seedsOf = (mark: string) => ({
  one: hashOf(`${mark}1`),
  two: hashOf(`${mark}2`),
  three: hashOf(`${mark}3`),
  end: hashOf(`${mark}end`),
  in: hashOf(`${mark}in`),
  out: hashOf(`${mark}out`),
  long: hashOf(`${mark}long`),
  figure: hashOf(`${mark}figure`),
  has: hashOf(`${mark}has`),
  pair: hashOf(`${mark}pair`),
  built: hashOf(`${mark}built`),
  before: hashOf(`${mark}-1`),
  after: hashOf(`${mark}+1`),
  nth: hashOf(`${mark}nth`),
  last: hashOf(`${mark}last`),
  mark: hashOf(`${mark}mark`)
})
type Seeds = ReturnType<typeof seedsOf>
const [CLAUSE, SENTENCE, LINE] = [seedsOf('c'), seedsOf('s'), seedsOf('l')]

/** What has no signs for longer is no one clause. In words. */
const LONGEST = 50

function ofStretch(seeds: Seeds, seen: Seen, { from, to }: Stretch): number[] {
  const { words, steps, tokens } = seen
  const [one, two, three] = [
    words[from]!,
    to > from + 1 ? words[from + 1]! : END,
    to > from + 2 ? words[from + 2]! : END
  ]
  return [
    mix(seeds.one, one),
    mix(seeds.two, mix(one, two)),
    mix(seeds.three, mix(mix(one, two), three)),
    mix(seeds.end, words[to - 1]!),
    mix(seeds.in, steps[from]!),
    mix(seeds.out, steps[to] ?? 99),
    mix(seeds.long, Math.min(4, Math.ceil((to - from) / 3))),
    mix(seeds.figure, Number(tokens.slice(from, to).some(({ text }) => /\d/.test(text)))),
    ...(to - from > LONGEST ? [] : bagOf(seeds, seen, from, to))
  ]
}

/** The words that stand in a run, its pairs of words, and threes of how it is built. */
function bagOf(seeds: Seeds, { words, skeleton }: Seen, from: number, to: number): Set<number> {
  const bag = new Set<number>()
  for (let at = from; at < to; at++) {
    bag.add(mix(seeds.has, words[at]!))
    if (at > from) bag.add(mix(seeds.pair, mix(words[at - 1]!, words[at]!)))
    if (at > from + 1) bag.add(mix(seeds.built, mix(mix(skeleton[at - 2]!, skeleton[at - 1]!), skeleton[at]!)))
  }
  return bag
}

function ofPlace({ sentences, words, tokens, tail }: Seen, at: number): number[] {
  const signs = tokens[sentences[at]!.to]?.after ?? tail
  return [
    mix(SENTENCE.before, words[sentences[at - 1]?.from ?? -1] ?? START),
    mix(SENTENCE.nth, Math.min(at, 2)),
    mix(SENTENCE.last, Number(at === sentences.length - 1) + 2 * Number(at > 0)),
    mix(SENTENCE.mark, signs.includes('?') ? 1 : signs.includes('!') ? 2 : 0)
  ]
}

/** Labels are at most this many words long. */
const LABEL = 5

/** What stands before a line's colon, and before a list on its line, says what the words behind it are for. */
function lineFeatures({ lines, words, tokens, steps, tail }: Seen): StretchFeatures[] {
  let head = START
  return lines.map(({ from, to }, at) => {
    const signs = tokens[from]!.after
    if (signs.includes('\n\n')) head = START
    let colon = from
    while (colon < Math.min(to, from + LABEL + 1) && !(colon > from && /[:–—]|^-$/.test(tokens[colon]!.after))) colon++
    const labelled = colon > from && colon < to && colon <= from + LABEL
    const features = [
      mix(LINE.in, Number(/[-*•]/.test(signs))),
      mix(LINE.nth, Math.min(at, 2) + 4 * Math.min(2, lines.length - 1 - at)),
      mix(LINE.before, head),
      mix(LINE.one, words[from]!)
    ]
    if (labelled) for (let place = from; place < colon; place++) features.push(mix(LINE.has, words[place]!))
    features.push(mix(LINE.mark, labelled ? steps[colon]! : 99))
    if (/:/.test(tokens[to]?.after ?? tail)) head = words[to - 1]!
    return { from, to, features: Uint32Array.from(features) }
  })
}
