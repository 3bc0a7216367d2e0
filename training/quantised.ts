import type { Table } from '../src/designer/reading/model/table.ts'

/**
 * Weights as whole numbers of 8 bits; what is too big for one becomes the biggest, and rows without any are left out.
 * @param steps How many a weight of 1 has.
 */
export function quantised(features: Uint32Array, weights: Float32Array, classes: number, steps: number): Table {
  const whole = Int8Array.from(weights, weight => Math.max(-127, Math.min(127, Math.round(weight * steps))))
  const rows = Array.from(features.keys()).filter(row =>
    whole.subarray(row * classes, (row + 1) * classes).some(Boolean)
  )
  return {
    classes,
    features: Uint32Array.from(rows, row => features[row]!),
    weights: Int8Array.from(rows.flatMap(row => [...whole.subarray(row * classes, (row + 1) * classes)])),
    step: 1 / steps
  }
}
