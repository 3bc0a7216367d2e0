import { bodyOf, rowsIn } from './rows.ts'
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

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
