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

/** A table with its index; each place of the index holds a row's number, counted from 1. */
export function rowsOf(table: Table): Rows {
  const { classes, features, weights, step } = table
  let size = 16
  while (size < features.length * 2) size *= 2
  const index = new Int32Array(size)
  for (let row = 0; row < features.length; row++) {
    let slot = features[row]! & (size - 1)
    while (index[slot] !== 0) slot = (slot + 1) & (size - 1)
    index[slot] = row + 1
  }
  const rowFor = (feature: number): number => {
    let slot = feature & (size - 1)
    while (index[slot] !== 0 && features[index[slot]! - 1] !== feature) slot = (slot + 1) & (size - 1)
    return index[slot]! - 1
  }
  const add = (found: Uint32Array, into: Float64Array, place: number): void => {
    for (let at = 0; at < found.length; at++) {
      const row = rowFor(found[at]!)
      if (row < 0) continue
      for (let kind = 0; kind < classes; kind++) into[place + kind]! += weights[row * classes + kind]! * step
    }
  }
  return { ...table, add }
}
