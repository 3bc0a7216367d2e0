import type { Layers } from './encoder.ts'
import type { Gru } from './gru.ts'
import type { Matrix, Space } from './matrix.ts'
import { formsOf, type WordInput } from './word-inputs.ts'

/** What is decided of each word from what the layers of an encoder made of it. */
export interface Head {
  /** The encoder that it decides by. */
  encoder: string
  labels: readonly string[]
  /** A row for each number that the layers made, a column for each label. */
  out: Matrix
  bias: Matrix
  /** The score of a label (row) before another (column): a matrix for each kind of step, or one for all. */
  between: Matrix
}

/** What was learnt: how words are put into numbers, what they mean to each other, and what follows. */
export interface Weights {
  /** How many numbers stand for a word. */
  wide: number
  words: Embeddings
  features: Embeddings
  /** By name; words mean the same to all. */
  encoders: Readonly<Record<string, Layers>>
  heads: Readonly<Record<string, Head>>
}

/** Vectors by name. */
export interface Embeddings {
  places: ReadonlyMap<string, number>
  /** Adds a row to what stands in `into` from `at` on. */
  add: (row: number, into: Matrix, at: number) => void
}

/** Stands for words that are not known. */
export const UNKNOWN = '?'

/** The numbers that stand for words, a row each. */
export function embedded(space: Space, { wide, words, features }: Weights, inputs: readonly WordInput[]): Matrix {
  const rows = space.allocate(inputs.length * wide)
  inputs.forEach((input, at) => {
    const known = formsOf(input.word).find(form => words.places.has(form)) ?? UNKNOWN
    words.add(words.places.get(known) ?? 0, rows, at * wide)
    for (const feature of input.features) {
      const row = features.places.get(feature)
      if (row !== undefined) features.add(row, rows, at * wide)
    }
  })
  return rows
}

/** The names of the matrices of a unit, in the order in which they are kept. */
export const GRU_PARTS = ['input', 'state', 'bias', 'stateBias'] as const satisfies (keyof Gru)[]
