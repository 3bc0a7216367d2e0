import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Layers } from './encoder.ts'
import type { Gru } from './gru.ts'
import type { Matrix, Space } from './matrix.ts'
import { numbersIn, planesOf } from './number-planes.ts'
import type { Table } from './table.ts'
import { GRU_PARTS, type Rows, type Weights } from './weights.ts'

/** Weights as they are kept: matrices by name, before they are made small. */
export interface Learnt {
  wide: number
  /** Of each encoder, how many numbers its units know. */
  encoders: Readonly<Record<string, number>>
  /** In the order of the rows of the matrices `words` and `features`. */
  words: readonly string[]
  features: readonly string[]
  heads: Readonly<Record<string, { encoder: string; labels: readonly string[] }>>
  matrices: Readonly<Record<string, ArrayLike<number>>>
  /** What the kind of a brief is told by. */
  kinds: Table
}

interface Header extends Omit<Learnt, 'matrices' | 'words' | 'kinds'> {
  magic: string
  words: string
  /** In the order in which they are kept, with how much a step of a number is. */
  matrices: [name: string, length: number, step: number][]
  kinds: { classes: number; rows: number; step: number }
}

type GruParts = Pick<Gru, (typeof GRU_PARTS)[number]>

const MAGIC = 'mailwright model 3'
/** Numbers of 4 bits go from -7 to 7, in steps of their row; steps are multiples of 1 / `STEPS`. */
const [MOST, STEPS] = [7, 512]

/** The name of a matrix of a unit of an encoder: layer 0 or 1, forwards (0) or backwards (1). */
export const gruName = (encoder: string, layer: number, way: number, part: string): string =>
  `${encoder} ${layer} ${way} ${part}`

/** One compressed file of all that was learnt. The same weights give the same bytes. */
export function packed({ words, matrices, kinds, ...rest }: Learnt): Uint8Array {
  const others = Object.entries(matrices).filter(([name]) => name !== 'words')
  const steps = others.map(([, numbers]) => Math.max(1e-6, ...chunkMaxima(numbers)) / 127)
  const header: Header = {
    magic: MAGIC,
    ...rest,
    words: words.join(' '),
    kinds: { classes: kinds.classes, rows: kinds.features.length, step: kinds.step },
    matrices: others.map(([name, { length }], at) => [name, length, steps[at]!])
  }
  const whole = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    packedWords(matrices.words!, rest.wide),
    ...others.map(
      ([, numbers], at) => new Uint8Array(Int8Array.from(numbers, number => Math.round(number / steps[at]!)).buffer)
    ),
    planesOf(kinds.features),
    Uint8Array.from(kinds.weights)
  ])
  return brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } })
}

const chunkMaxima = (numbers: ArrayLike<number>): number[] => [
  Array.from(numbers).reduce((most, number) => Math.max(most, Math.abs(number)), 0)
]

/** The step of each row, and then its numbers, two in a byte. */
function packedWords(numbers: ArrayLike<number>, wide: number): Uint8Array {
  const count = numbers.length / wide
  const bytes = new Uint8Array(count + (count * wide) / 2)
  for (let row = 0; row < count; row++) {
    const own = Array.from({ length: wide }, (_, at) => numbers[row * wide + at]!)
    const step = Math.min(255, Math.max(1, Math.round((Math.max(...own.map(Math.abs)) / MOST) * STEPS)))
    bytes[row] = step
    own.forEach((number, at) => {
      const whole = Math.max(-MOST, Math.min(MOST, Math.round((number * STEPS) / step))) + MOST
      bytes[count + ((row * wide + at) >> 1)]! |= whole << (at % 2 === 0 ? 0 : 4)
    })
  }
  return bytes
}

/**
 * Reads what `packed` wrote.
 * @throws Error when the bytes are not such a file.
 */
export function unpacked(bytes: Uint8Array, space: Space): { weights: Weights; kinds: Table } {
  const whole = decompressed(bytes)
  const end = whole.indexOf(10)
  const { wide, encoders, words, features, heads, matrices, kinds } = JSON.parse(
    whole.toString('utf8', 0, end)
  ) as Header
  const names = words.split(' ')
  let at = end + 1
  const next = (length: number): Buffer => {
    at += length
    return whole.subarray(at - length, at)
  }
  const wordRows = rowsOfWords(names, next(names.length + (names.length * wide) / 2), wide)
  const read: Record<string, Matrix> = {}
  for (const [name, length, step] of matrices)
    read[name] = space.place(Float32Array.from(new Int8Array(next(length)), number => number * step))
  const layersOf = (name: string, size: number): Layers => {
    const gru = (layer: number, way: number): Gru => {
      const parts = GRU_PARTS.map(part => [part, read[gruName(name, layer, way, part)]!])
      return { wide: layer === 0 ? wide : 2 * size, size, ...(Object.fromEntries(parts) as GruParts) }
    }
    return [
      [gru(0, 0), gru(0, 1)],
      [gru(1, 0), gru(1, 1)]
    ]
  }
  const table = {
    classes: kinds.classes,
    features: numbersIn(next(kinds.rows * 4)),
    weights: Int8Array.from(next(kinds.rows * kinds.classes)),
    step: kinds.step
  }
  const weights: Weights = {
    wide,
    words: wordRows,
    features: rowsOf(features, read.features!, wide),
    encoders: Object.fromEntries(Object.entries(encoders).map(([name, size]) => [name, layersOf(name, size)])),
    heads: Object.fromEntries(
      Object.entries(heads).map(([name, head]) => [
        name,
        { ...head, out: read[`${name} out`]!, bias: read[`${name} bias`]!, between: read[`${name} between`]! }
      ])
    )
  }
  return { weights, kinds: table }
}

function decompressed(bytes: Uint8Array): Buffer {
  try {
    const whole = brotliDecompressSync(bytes)
    if (whole.includes(MAGIC)) return whole
  } catch {}
  throw new Error('This is no file of learnt weights. Run `npm run train` to make one.')
}

const placesOf = (names: readonly string[]): Map<string, number> => new Map(names.map((name, at) => [name, at]))

function rowsOfWords(names: readonly string[], bytes: Uint8Array, wide: number): Rows {
  const count = names.length
  const add: Rows['add'] = (row, into, at) => {
    const step = bytes[row]! / STEPS
    for (let column = 0; column < wide; column++) {
      const both = bytes[count + ((row * wide + column) >> 1)]!
      into[at + column]! += ((column % 2 === 0 ? both & 15 : both >> 4) - MOST) * step
    }
  }
  return { places: placesOf(names), add }
}

/** Rows of a matrix by their names. */
export function rowsOf(names: readonly string[], matrix: Matrix, wide: number): Rows {
  const add: Rows['add'] = (row, into, at) => {
    for (let column = 0; column < wide; column++) into[at + column]! += matrix[row * wide + column]!
  }
  return { places: placesOf(names), add }
}
