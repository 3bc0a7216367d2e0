import { latticeOf, scoresOf } from '../../src/designer/reading/model/decide.ts'
import { factorsOf, marginalsOf, type Passes, passesOf } from '../../src/designer/reading/model/lattice.ts'
import type { Matrix, Space } from '../../src/designer/reading/model/matrix.ts'
import type { Head } from '../../src/designer/reading/model/weights.ts'
import { transposed } from './transposed.ts'

/** Adds the gradients of a head to `gradients`, and those of the states it decided by to `stateGradients`. */
export function addHeadGradients(
  space: Space,
  head: Head,
  { states, steps, right, weight }: { states: Matrix; steps: Uint8Array; right: Uint8Array; weight: number },
  gradients: Head,
  stateGradients: Matrix
): void {
  const lattice = latticeOf(head, scoresOf(space, head, states, steps.length), steps)
  const factors = factorsOf(head.between)
  const passes = passesOf(lattice, factors)
  const errors = marginalsOf(passes, lattice.labels)
  right.forEach((label, at) => {
    errors[at * lattice.labels + label]! -= 1
  })
  addBetweenGradients(lattice, factors, passes, right, weight, gradients.between)
  const own = addOutGradients(space, head, states, scaled(space, errors, weight), gradients, steps.length)
  for (let at = 0; at < own.length; at++) stateGradients[at]! += own[at]!
}

const scaled = (space: Space, errors: Float64Array, weight: number): Matrix =>
  space.place(errors.map(error => error * weight))

/** Those of the rows that the head decided by. */
function addOutGradients(
  space: Space,
  { labels, out }: Head,
  rows: Matrix,
  errors: Matrix,
  gradients: Head,
  count: number
): Matrix {
  const [wide, columns] = [rows.length / count, labels.length]
  space.addProduct(transposed(space, rows, count, wide), errors, gradients.out, [wide, count, columns])
  for (let at = 0; at < errors.length; at++) gradients.bias[at % columns]! += errors[at]!
  const own = space.allocate(rows.length)
  space.addProduct(errors, transposed(space, out, wide, columns), own, [count, columns, wide])
  return own
}

/** Of each pair of labels, how often it is expected less how often it is right. */
function addBetweenGradients(
  { labels, steps }: { labels: number; steps: Uint8Array },
  factors: Float64Array,
  { own, ahead, behind }: Passes,
  right: Uint8Array,
  weight: number,
  gradients: Matrix
): void {
  const pairs = new Float64Array(labels * labels)
  for (let at = 1; at < steps.length; at++) {
    const [row, matrix] = [at * labels, steps[at]! * labels * labels]
    let sum = 0
    for (let last = 0; last < labels; last++)
      for (let label = 0; label < labels; label++) {
        const place = last * labels + label
        const before = ahead[row - labels + last]!
        pairs[place] = before * factors[matrix + place]! * own[row + label]! * behind[row + label]!
        sum += pairs[place]!
      }
    for (let place = 0; place < pairs.length; place++) gradients[matrix + place]! += (weight * pairs[place]!) / sum
    gradients[matrix + right[at - 1]! * labels + right[at]!]! -= weight
  }
}
