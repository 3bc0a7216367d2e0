import { sigmoid, tanh } from './exp.ts'
import type { Matrix, Space } from './matrix.ts'

/**
 * A gated recurrent unit (K. Cho et al., EMNLP 2014): what it makes of a row of `wide` numbers and of its state of `size` numbers.
 * Columns are the gates `reset` and `update` and the `new` state, `size` each.
 */
export interface Gru {
  wide: number
  size: number
  /** `wide` × 3 `size`. */
  input: Matrix
  /** `size` × 3 `size`. */
  state: Matrix
  bias: Matrix
  /** Of the new state only, added before the reset gate. */
  stateBias: Matrix
}

/** What a unit went through, a row for each row that it read. */
export interface Run {
  /** After each row. */
  states: Matrix
  /** Reset, update, new. */
  gates: Matrix
  /** What the state before gave to the new one. */
  recalled: Matrix
}

/** Reads rows forwards or backwards; each row's state knows of all rows that were read before it. */
export function run(
  space: Space,
  { wide, size, input, state, bias, stateBias }: Gru,
  rows: Matrix,
  count: number,
  isBackwards: boolean
): Run {
  const gates = space.allocate(count * 3 * size)
  for (let at = 0; at < count; at++) gates.set(bias, at * 3 * size)
  space.addProduct(rows, input, gates, [count, wide, 3 * size])
  const [states, recalled] = [space.allocate(count * size), space.allocate(count * size)]
  const from = space.allocate(3 * size)
  let last = space.allocate(size)
  for (let step = 0; step < count; step++) {
    const at = isBackwards ? count - 1 - step : step
    from.fill(0).set(stateBias, 2 * size)
    space.addProduct(last, state, from, [1, size, 3 * size])
    const own = gates.subarray(at * 3 * size, (at + 1) * 3 * size)
    const next = states.subarray(at * size, (at + 1) * size)
    for (let unit = 0; unit < size; unit++) {
      const reset = sigmoid(own[unit]! + from[unit]!)
      const update = sigmoid(own[size + unit]! + from[size + unit]!)
      const fresh = tanh(own[2 * size + unit]! + reset * from[2 * size + unit]!)
      own[unit] = reset
      own[size + unit] = update
      own[2 * size + unit] = fresh
      next[unit] = (1 - update) * fresh + update * last[unit]!
    }
    recalled.set(from.subarray(2 * size), at * size)
    last = next
  }
  return { states, gates, recalled }
}
