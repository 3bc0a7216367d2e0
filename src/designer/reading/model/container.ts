import type { Table } from './table.ts'

/** All that was learnt. */
export interface Learnt {
  /** The tables of weights by name: `roles`, `kinds`, one for each head of the intents. */
  tables: Record<string, Table>
  /** Names of the classes of a table, where the code has none. */
  labels: Record<string, string[]>
  /** What one label of a word says of the next: `STEPS` matrices one after the other. */
  between: Float32Array
}

interface Header {
  tables: Record<string, { classes: number; rows: number; step: number; bytes: number }>
  labels: Record<string, string[]>
  between: number
}

const MAGIC = 'mailwright model 1\n'

/** One file of all that was learnt: a line of JSON, then the tables, then the transitions. The same gives the same bytes. */
export function packed({ tables, labels, between }: Learnt): Uint8Array {
  const bodies = Object.values(tables).map(bodyOf)
  const described = Object.entries(tables).map(([name, { classes, features, step }], at) => [
    name,
    { classes, rows: features.length, step, bytes: bodies[at]!.length }
  ])
  const header = { tables: Object.fromEntries(described), labels, between: between.length } satisfies Header
  const floats = new Uint8Array(between.length * 4)
  const view = new DataView(floats.buffer)
  between.forEach((weight, at) => {
    view.setFloat32(at * 4, weight, true)
  })
  return joined([new TextEncoder().encode(`${MAGIC}${JSON.stringify(header)}\n`), ...bodies, floats])
}

/**
 * Reads what `packed` wrote.
 * @throws Error when the bytes are not such a file.
 */
export function unpacked(bytes: Uint8Array): Learnt {
  const start = bytes.indexOf(10) + 1
  const head = bytes.indexOf(10, start)
  if (head < 0 || new TextDecoder().decode(bytes.subarray(0, start)) !== MAGIC)
    throw new Error('This is no file of learnt weights. Run `npm run train` to make one.')
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(start, head))) as Header
  let at = head + 1
  const tables: Record<string, Table> = {}
  for (const [name, { classes, rows, step, bytes: size }] of Object.entries(header.tables)) {
    tables[name] = { classes, step, ...rowsIn(bytes.subarray(at, at + size), rows, classes) }
    at += size
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset + at)
  const between = Float32Array.from({ length: header.between }, (_, place) => view.getFloat32(place * 4, true))
  return { tables, labels: header.labels, between }
}

/** Distances between features, each in as many groups of 7 bits as it needs; then for each row which weights it has, and these. */
function bodyOf({ features, weights, classes }: Table): Uint8Array {
  const bytes: number[] = []
  features.forEach((feature, row) => {
    for (let rest = feature - (row === 0 ? 0 : features[row - 1]!); ; rest = Math.floor(rest / 128)) {
      bytes.push(rest < 128 ? rest : (rest % 128) + 128)
      if (rest < 128) break
    }
  })
  for (let row = 0; row < weights.length; row += classes) {
    for (let from = 0; from < classes; from += 8) {
      let mask = 0
      for (let bit = 0; bit < Math.min(8, classes - from); bit++) if (weights[row + from + bit] !== 0) mask |= 1 << bit
      bytes.push(mask)
    }
    for (let at = row; at < row + classes; at++) if (weights[at] !== 0) bytes.push(weights[at]! & 255)
  }
  return Uint8Array.from(bytes)
}

function rowsIn(bytes: Uint8Array, rows: number, classes: number): { features: Uint32Array; weights: Int8Array } {
  const features = new Uint32Array(rows)
  const weights = new Int8Array(rows * classes)
  let at = 0
  for (let row = 0, feature = 0; row < rows; row++) {
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]!
      feature += (byte % 128) * factor
      if (byte < 128) break
    }
    features[row] = feature
  }
  const masks = Math.ceil(classes / 8)
  for (let row = 0; row < rows; row++) {
    const mask = at
    at += masks
    for (let kind = 0; kind < classes; kind++)
      if ((bytes[mask + (kind >> 3)]! >> (kind & 7)) & 1) weights[row * classes + kind] = bytes[at++]!
  }
  return { features, weights }
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
