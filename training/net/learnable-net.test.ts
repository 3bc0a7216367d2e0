import { expect, test } from 'vitest'
import { encode } from '../../src/designer/reading/model/encoder.ts'
import type { Gru } from '../../src/designer/reading/model/gru.ts'
import { type Matrix, Space } from '../../src/designer/reading/model/matrix.ts'
import type { Head } from '../../src/designer/reading/model/weights.ts'
import { numbersFrom } from '../shuffler.ts'
import { addHeadGradients } from './head-gradients.ts'
import { backThrough } from './layer-gradients.ts'

const [WIDE, SIZE, COUNT, LABELS] = [4, 8, 5, 4]
const next = numbersFrom(3)
const random = (): number => next() / 2 ** 31 - 1

const gruOf = (space: Space, wide: number, fill: () => number): Gru => {
  const matrix = (length: number): Matrix => space.place(Float32Array.from({ length }, fill))
  return {
    wide,
    size: SIZE,
    input: matrix(wide * 3 * SIZE),
    state: matrix(SIZE * 3 * SIZE),
    bias: matrix(3 * SIZE),
    stateBias: matrix(SIZE)
  }
}
const layersOf = (space: Space, fill: () => number) =>
  [
    [gruOf(space, WIDE, fill), gruOf(space, WIDE, fill)],
    [gruOf(space, 2 * SIZE, fill), gruOf(space, 2 * SIZE, fill)]
  ] as const
const headOf = (space: Space, fill: () => number): Head => ({
  encoder: 'chat',
  labels: Array.from({ length: LABELS }, (_, at) => `${at}`),
  out: space.place(Float32Array.from({ length: 4 * SIZE * LABELS }, fill)),
  bias: space.place(Float32Array.from({ length: LABELS }, fill)),
  between: space.place(Float32Array.from({ length: LABELS ** 2 }, fill))
})

const RIGHT = Uint8Array.from([1, 0, 3, 3, 2])

test('the loss changes with each weight as its gradient says', () => {
  const space = new Space(8)
  const layers = layersOf(space, random)
  const head = headOf(space, random)
  const rows = space.place(Float32Array.from({ length: COUNT * WIDE }, random))
  const steps = new Uint8Array(COUNT)
  const ones = (length: number): Matrix => space.allocate(length).fill(1)
  const masks = [ones(COUNT * WIDE), ones(COUNT * 2 * SIZE), ones(COUNT * 4 * SIZE)] as const
  const [gradients, headGradients] = [layersOf(space, () => 0), headOf(space, () => 0)]
  const encoded = encode(space, layers, rows, COUNT)
  const stateGradients = space.allocate(encoded.states.length)
  const text = { states: encoded.states, steps, right: RIGHT, weight: 1 }
  addHeadGradients(space, head, text, headGradients, stateGradients)
  const rowGradients = backThrough(space, layers, encoded, rows, masks, stateGradients, gradients)

  const lossNow = (): number => lossOf(head, encode(space, layers, rows, COUNT).states, RIGHT)
  const checked: [Matrix, Matrix][] = [
    [rows, rowGradients],
    [head.out, headGradients.out],
    [head.between, headGradients.between],
    [layers[0][0].state, gradients[0][0].state],
    [layers[0][1].input, gradients[0][1].input],
    [layers[1][1].stateBias, gradients[1][1].stateBias],
    [layers[1][0].input, gradients[1][0].input]
  ]
  for (const [matrix, gradient] of checked)
    for (const at of [0, 3, matrix.length - 1].filter(place => place < matrix.length && place >= 0)) {
      const [before, step] = [matrix[at]!, 1e-2]
      matrix[at] = before + step
      const above = lossNow()
      matrix[at] = before - step
      const below = lossNow()
      matrix[at] = before
      expect((above - below) / (2 * step)).toBeCloseTo(gradient[at]!, 2)
    }
})

/** The logarithm of how unlikely what is right is, by trying all rows of labels. */
function lossOf(head: Head, states: Matrix, right: Uint8Array): number {
  const wide = 4 * SIZE
  const columnOf = (row: ArrayLike<number>, label: number): number =>
    Array.from(row).reduce((sum, value, at) => sum + value * head.out[at * LABELS + label]!, head.bias[label]!)
  const scores = Array.from({ length: COUNT }, (_, row) =>
    head.labels.map((_, label) => columnOf(states.subarray(row * wide, (row + 1) * wide), label))
  )
  const scoreOf = (row: ArrayLike<number>): number =>
    Array.from(row).reduce(
      (sum, label, at) => sum + scores[at]![label]! + (at > 0 ? head.between[row[at - 1]! * LABELS + label]! : 0),
      0
    )
  const all = Array.from({ length: LABELS ** COUNT }, (_, row) =>
    Array.from({ length: COUNT }, (_, at) => Math.floor(row / LABELS ** at) % LABELS)
  )
  return Math.log(all.reduce((sum, row) => sum + Math.exp(scoreOf(row)), 0)) - scoreOf(right)
}
