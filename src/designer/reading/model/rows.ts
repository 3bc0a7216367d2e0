import type { Table } from './table.ts'

/** In place of four bits: the whole byte follows in the next eight. */
const ESCAPE = 8

/** Distances between features, each in as many groups of 7 bits as it needs; then for each row which weights it has, and these. */
export function bodyOf({ features, weights, classes }: Table): Uint8Array {
  const bytes: number[] = []
  features.forEach((feature, row) => {
    for (let rest = feature - (row === 0 ? 0 : features[row - 1]!); ; rest = Math.floor(rest / 128)) {
      bytes.push(rest < 128 ? rest : (rest % 128) + 128)
      if (rest < 128) break
    }
  })
  for (let row = 0; row < weights.length; row += classes) bytes.push(...rowBytes(weights.subarray(row, row + classes)))
  return Uint8Array.from(bytes)
}

/** A bit for each weight that is not 0; then these, four bits for a small one. */
function rowBytes(row: Int8Array): number[] {
  const mask = new Array<number>(Math.ceil(row.length / 8)).fill(0)
  const nibbles: number[] = []
  row.forEach((weight, at) => {
    if (weight === 0) return
    mask[at >> 3]! |= 1 << (at & 7)
    if (Math.abs(weight) < ESCAPE) nibbles.push(weight & 15)
    else nibbles.push(ESCAPE, (weight >> 4) & 15, weight & 15)
  })
  for (let at = 0; at < nibbles.length; at += 2) mask.push((nibbles[at]! << 4) | (nibbles[at + 1] ?? 0))
  return mask
}

/** Reads what `bodyOf` wrote. */
export function rowsIn(bytes: Uint8Array, rows: number, classes: number): Pick<Table, 'features' | 'weights'> {
  const features = new Uint32Array(rows)
  let at = 0
  for (let row = 0, feature = 0; row < rows; row++) {
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]!
      feature += (byte % 128) * factor
      if (byte < 128) break
    }
    features[row] = feature
  }
  const weights = new Int8Array(rows * classes)
  for (let row = 0; row < rows; row++) at = readRow(bytes, at, weights.subarray(row * classes, (row + 1) * classes))
  return { features, weights }
}

/** @returns Where the next row begins. */
function readRow(bytes: Uint8Array, from: number, row: Int8Array): number {
  let at = (from + Math.ceil(row.length / 8)) * 2
  const nibble = () => (bytes[at >> 1]! >> (at++ % 2 === 0 ? 4 : 0)) & 15
  for (let place = 0; place < row.length; place++) {
    if (((bytes[from + (place >> 3)]! >> (place & 7)) & 1) === 0) continue
    const small = nibble()
    row[place] = small === ESCAPE ? (nibble() << 4) | nibble() : (small << 28) >> 28
  }
  return (at + 1) >> 1
}
