import type { Encoded, Layer, Layers } from '../../src/designer/reading/model/encoder.ts'
import type { Run } from '../../src/designer/reading/model/gru.ts'
import type { Matrix, Space } from '../../src/designer/reading/model/matrix.ts'
import { addGradients } from './gru-gradients.ts'

/** What each number that a layer read was multiplied by, so that none is relied on; in the order of reading. */
export type Masks = readonly [rows: Matrix, middle: Matrix, states: Matrix]

/** Backpropagation through both layers: adds to `gradients`, and gives the gradients of the rows. */
export function backThrough(
  space: Space,
  layers: Layers,
  { middle, runs }: Encoded,
  rows: Matrix,
  masks: Masks,
  stateGradients: Matrix,
  gradients: Layers
): Matrix {
  const { size, wide } = layers[0][0]
  const count = rows.length / wide
  const back = (at: 0 | 1, from: Matrix, own: Matrix): Matrix => {
    const fromGradients = space.allocate(from.length)
    layerGradients(space, layers[at], runs[at], { rows: from, count }, own, gradients[at], fromGradients)
    return fromGradients
  }
  times(stateGradients, masks[2])
  const [first, second] = parted(space, stateGradients, 2 * size)
  const middleGradients = back(1, middle, second)
  times(middleGradients, masks[1])
  for (let at = 0; at < first.length; at++) first[at]! += middleGradients[at]!
  const rowGradients = back(0, rows, first)
  times(rowGradients, masks[0])
  return rowGradients
}

function layerGradients(
  space: Space,
  layer: Layer,
  runs: readonly [Run, Run],
  read: { rows: Matrix; count: number },
  stateGradients: Matrix,
  gradients: Layer,
  rowGradients: Matrix
): void {
  const halves = parted(space, stateGradients, layer[0].size)
  for (const way of [0, 1] as const)
    addGradients(
      space,
      layer[way],
      runs[way],
      { ...read, isBackwards: way === 1 },
      halves[way],
      gradients[way],
      rowGradients
    )
}

/** The left and the right half of each row, each so wide. */
function parted(space: Space, both: Matrix, wide: number): [Matrix, Matrix] {
  const [one, other] = [space.allocate(both.length / 2), space.allocate(both.length / 2)]
  for (let at = 0; at < one.length; at += wide) {
    one.set(both.subarray(at * 2, at * 2 + wide), at)
    other.set(both.subarray(at * 2 + wide, at * 2 + 2 * wide), at)
  }
  return [one, other]
}

function times(matrix: Matrix, mask: Matrix): void {
  for (let at = 0; at < matrix.length; at++) matrix[at]! *= mask[at]!
}
