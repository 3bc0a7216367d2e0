import type { GRU_PARTS } from '../../src/designer/reading/model/weights.ts'

/** How many numbers each matrix of a unit has. */
export const gruSizes = (wide: number, size: number): Record<(typeof GRU_PARTS)[number], number> => ({
  input: wide * 3 * size,
  state: size * 3 * size,
  bias: 3 * size,
  stateBias: size
})
