/** Learnt weights: for each feature, by its hash, a row of one weight a class. */
export interface Table {
  classes: number
  /** Sorted, so that the same rows give the same bytes. */
  features: Uint32Array
  /** Rows one after the other; a weight is a number of these steps. */
  weights: Int8Array
  step: number
}

/** Finds the rows of a table. */
export interface Rows extends Table {
  /** Adds the row of each known feature to `into`, from `place` on. */
  add: (features: Uint32Array, into: Float64Array, place: number) => void
}

/** A table that knows where each feature's row is. */
export function rowsOf(table: Table): Rows {
  const { classes, features, weights, step } = table
  const places = new Map(Array.from(features, (feature, row) => [feature, row * classes]))
  const add = (found: Uint32Array, into: Float64Array, place: number): void => {
    for (const feature of found) {
      const row = places.get(feature)
      if (row === undefined) continue
      for (let kind = 0; kind < classes; kind++) into[place + kind]! += weights[row + kind]! * step
    }
  }
  return { ...table, add }
}
