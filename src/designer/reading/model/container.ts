import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Table } from './table.ts'

/** All that was learnt. */
export interface Learnt {
  /** The tables of weights by name: `roles`, `kinds`, one for each head of the intents. */
  tables: Record<string, Table>
  /** Names of the classes of a table, where the code has none. */
  labels: Record<string, string[]>
  /** Words that are used alike, a class on each line. */
  words: string
  /** What one label of a word says of the next: `STEPS` matrices one after the other. */
  between: Float32Array
}

interface Header extends Pick<Learnt, 'labels' | 'words'> {
  tables: Record<string, { classes: number; rows: number; step: number }>
  between: number
}

const MAGIC = 'mailwright model 2'

/** One compressed file of all that was learnt: a line of JSON, then the tables, then the transitions. The same gives the same bytes. */
export function packed({ tables, between, ...rest }: Learnt): Uint8Array {
  const described = Object.entries(tables).map(([name, { classes, features, step }]) => [
    name,
    { classes, rows: features.length, step }
  ])
  const header = { magic: MAGIC, tables: Object.fromEntries(described), between: between.length, ...rest }
  const bodies = Object.values(tables).flatMap(({ features, weights }) => [
    planesOf(distances(features)),
    Uint8Array.from(weights)
  ])
  const whole = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...bodies,
    planesOf(new Uint32Array(between.buffer))
  ])
  return brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } })
}

/**
 * Reads what `packed` wrote.
 * @throws Error when the bytes are not such a file.
 */
export function unpacked(bytes: Uint8Array): Learnt {
  const whole = decompressed(bytes)
  const { tables, labels, words, between } = JSON.parse(whole.toString('utf8', 0, whole.indexOf(10))) as Header
  let at = whole.indexOf(10) + 1
  const next = (size: number) => {
    at += size
    return whole.subarray(at - size, at)
  }
  const tableOf = ({ classes, rows, step }: Header['tables'][string]): Table => ({
    classes,
    features: summed(joined(next(rows * 4))),
    weights: Int8Array.from(next(rows * classes)),
    step
  })
  return {
    tables: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, tableOf(table)])),
    labels,
    words,
    between: new Float32Array(joined(next(between * 4)).buffer)
  }
}

function decompressed(bytes: Uint8Array): Buffer {
  try {
    const whole = brotliDecompressSync(bytes)
    if (whole.includes(MAGIC)) return whole
  } catch {}
  throw new Error('This is no file of learnt weights. Run `npm run train` to make one.')
}

/** Numbers byte by byte, the lowest bytes of all first: bytes of one kind compress better together. */
const planesOf = (numbers: Uint32Array): Uint8Array =>
  Uint8Array.from(
    { length: numbers.length * 4 },
    (_, at) => numbers[at % numbers.length]! >>> (8 * Math.floor(at / numbers.length))
  )

const joined = (planes: Uint8Array): Uint32Array => {
  const size = planes.length / 4
  return Uint32Array.from({ length: size }, (_, at) =>
    [0, 1, 2, 3].reduce((sum, plane) => sum | (planes[plane * size + at]! << (8 * plane)), 0)
  )
}

const distances = (sorted: Uint32Array): Uint32Array => sorted.map((each, at) => each - (sorted[at - 1] ?? 0))
const summed = (all: Uint32Array): Uint32Array => {
  const sums = new Uint32Array(all)
  for (let at = 1; at < sums.length; at++) sums[at]! += sums[at - 1]!
  return sums
}
