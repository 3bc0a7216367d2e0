import { type Gru, type Run, run } from './gru.ts'
import type { Matrix, Space } from './matrix.ts'

/** A layer: one unit that reads forwards, and one that reads backwards. */
export type Layer = readonly [forwards: Gru, backwards: Gru]

/** Two layers, the second of which reads what the first made. */
export type Layers = readonly [Layer, Layer]

/** What two layers made of rows: `states` holds both layers' states side by side. */
export interface Encoded {
  states: Matrix
  /** What the second layer read. */
  middle: Matrix
  runs: readonly [readonly [Run, Run], readonly [Run, Run]]
}

/**
 * What each row means among the others.
 * @param thin Changes what a layer is to read, for learning.
 */
export function encode(
  space: Space,
  [first, second]: Layers,
  rows: Matrix,
  count: number,
  thin: (matrix: Matrix) => void = () => {}
): Encoded {
  const read = (layer: Layer, from: Matrix): [Run, Run] => [
    run(space, layer[0], from, count, false),
    run(space, layer[1], from, count, true)
  ]
  const { size } = first[0]
  thin(rows)
  const one = read(first, rows)
  const both = beside(space, one[0].states, one[1].states, size)
  const middle = space.place(both)
  thin(middle)
  const two = read(second, middle)
  const states = beside(space, both, beside(space, two[0].states, two[1].states, size), 2 * size)
  thin(states)
  return { states, middle, runs: [one, two] }
}

/** Two matrices of equally wide rows side by side. */
function beside(space: Space, one: Matrix, other: Matrix, wide: number): Matrix {
  const both = space.allocate(one.length * 2)
  for (let at = 0; at < one.length; at += wide) {
    both.set(one.subarray(at, at + wide), at * 2)
    both.set(other.subarray(at, at + wide), at * 2 + wide)
  }
  return both
}
