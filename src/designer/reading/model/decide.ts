import { encode } from './encoder.ts'
import { bestLabels, factorsOf, type Lattice, marginalsOf, passesOf } from './lattice.ts'
import type { Matrix, Space } from './matrix.ts'
import { embedded, type Head, type Weights } from './weights.ts'
import { chunksOf, type TextInput } from './word-inputs.ts'

/** What a head says of each word of a text. */
export interface Decided {
  labels: readonly string[]
  /** The best row of labels, as places in `labels`. */
  best: Uint8Array
  /** How likely each label is, one row after the other. */
  chances: Float64Array
}

/** What heads of one encoder say of the words of a text. */
export function decided<Name extends string>(
  space: Space,
  weights: Weights,
  text: TextInput,
  names: readonly Name[]
): Record<Name, Decided> {
  const heads = names.map(name => [name, weights.heads[name]!] as const)
  const layers = weights.encoders[heads[0]![1].encoder]!
  const parts = chunksOf(text.steps).map(({ from, to }) =>
    space.scoped(() => {
      const { states } = encode(space, layers, embedded(space, weights, text.words.slice(from, to)), to - from)
      return heads.map(([, head]) => ofWords(space, head, states, text.steps.subarray(from, to)))
    })
  )
  const joined = ([name, { labels }]: (typeof heads)[number], at: number): [Name, Decided] => [
    name,
    {
      labels,
      best: Uint8Array.from(parts.flatMap(part => [...part[at]!.best])),
      chances: Float64Array.from(parts.flatMap(part => [...part[at]!.chances]))
    }
  ]
  return Object.fromEntries(heads.map(joined)) as Record<Name, Decided>
}

function ofWords(space: Space, head: Head, states: Matrix, steps: Uint8Array): Omit<Decided, 'labels'> {
  const lattice = latticeOf(head, scoresOf(space, head, states, steps.length), steps)
  return {
    best: bestLabels(lattice),
    chances: marginalsOf(passesOf(lattice, factorsOf(head.between)), head.labels.length)
  }
}

/** Scores of the labels of a head, a row for each row of states. */
export function scoresOf(space: Space, { out, bias, labels }: Head, states: Matrix, count: number): Matrix {
  const scores = space.allocate(count * labels.length)
  for (let at = 0; at < count; at++) scores.set(bias, at * labels.length)
  space.addProduct(states, out, scores, [count, states.length / count, labels.length])
  return scores
}

/** Scores with the transitions of their head. */
export const latticeOf = ({ labels, between }: Head, scores: Matrix, steps: Uint8Array): Lattice => ({
  labels: labels.length,
  scores: Float64Array.from(scores),
  steps: between.length === labels.length ** 2 ? new Uint8Array(steps.length) : steps,
  between
})
