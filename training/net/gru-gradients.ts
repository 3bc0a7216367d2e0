import type { Gru, Run } from '../../src/designer/reading/model/gru.ts'
import type { Matrix, Space } from '../../src/designer/reading/model/matrix.ts'
import { transposed } from './transposed.ts'

/** What a unit read, and in which direction. */
export interface Read {
  rows: Matrix
  count: number
  isBackwards: boolean
}

/**
 * Backpropagation through time of one unit: adds to `gradients` those of its weights, and to `rowGradients` those of what it read.
 * @param stateGradients Of each state that it was in.
 */
export function addGradients(
  space: Space,
  gru: Gru,
  run: Run,
  { rows, count, isBackwards }: Read,
  stateGradients: Matrix,
  gradients: Gru,
  rowGradients: Matrix
): void {
  const { wide, size } = gru
  const { gates, fromState, before } = gateGradients(space, gru, run, { rows, count, isBackwards }, stateGradients)
  space.addProduct(transposed(space, rows, count, wide), gates, gradients.input, [wide, count, 3 * size])
  space.addProduct(transposed(space, before, count, size), fromState, gradients.state, [size, count, 3 * size])
  space.addProduct(gates, transposed(space, gru.input, wide, 3 * size), rowGradients, [count, 3 * size, wide])
  for (let at = 0; at < gates.length; at++) {
    const column = at % (3 * size)
    gradients.bias[column]! += gates[at]!
    if (column >= 2 * size) gradients.stateBias[column - 2 * size]! += fromState[at]!
  }
}

/** Gradients of what came into the gates, in all and from the state before; and that state, row by row. */
function gateGradients(
  space: Space,
  { size, state }: Gru,
  { states, gates, recalled }: Run,
  { count, isBackwards }: Read,
  stateGradients: Matrix
): Record<'gates' | 'fromState' | 'before', Matrix> {
  const into = space.allocate(count * 3 * size)
  const fromState = space.allocate(count * 3 * size)
  const before = space.allocate(count * size)
  const turned = transposed(space, state, size, 3 * size)
  const carried = space.allocate(size)
  for (let step = count - 1; step >= 0; step--) {
    const at = isBackwards ? count - 1 - step : step
    const last = step === 0 ? -1 : isBackwards ? at + 1 : at - 1
    const gate = at * 3 * size
    for (let unit = 0; unit < size; unit++) {
      const [reset, update, fresh] = [gates[gate + unit]!, gates[gate + size + unit]!, gates[gate + 2 * size + unit]!]
      const previous = last < 0 ? 0 : states[last * size + unit]!
      const gradient = stateGradients[at * size + unit]! + carried[unit]!
      const inner = gradient * (1 - update) * (1 - fresh * fresh)
      before[at * size + unit] = previous
      carried[unit] = gradient * update
      into[gate + unit] = inner * recalled[at * size + unit]! * reset * (1 - reset)
      into[gate + size + unit] = gradient * (previous - fresh) * update * (1 - update)
      into[gate + 2 * size + unit] = inner
      fromState[gate + unit] = into[gate + unit]!
      fromState[gate + size + unit] = into[gate + size + unit]!
      fromState[gate + 2 * size + unit] = inner * reset
    }
    space.addProduct(fromState.subarray(gate, gate + 3 * size), turned, carried, [1, 3 * size, size])
  }
  return { gates: into, fromState, before }
}
