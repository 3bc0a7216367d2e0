import type { Matrix, Space } from '../../src/designer/reading/model/matrix.ts'

/** A matrix with rows and columns changed over. */
export function transposed(space: Space, matrix: Matrix, rows: number, columns: number): Matrix {
  const out = space.allocate(matrix.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) out[column * rows + row] = matrix[row * columns + column]!
  return out
}
