import { brotliDecompressSync } from 'node:zlib'
import type { Layers } from './encoder.ts'
import type { Gru } from './gru.ts'
import type { Matrix, Space } from './matrix.ts'
import { numbersIn } from './number-planes.ts'
import type { Table } from './table.ts'
import { type Embeddings, GRU_PARTS, type Head, type Weights } from './weights.ts'

/** What the first line of the file says of the bytes behind it. */
export interface Header {
  magic: string
  wide: number
  /** Of each encoder, how many numbers its units know. */
  encoders: Readonly<Record<string, number>>
  /** In the order of their rows. */
  words: string
  features: readonly string[]
  heads: Readonly<Record<string, { encoder: string; labels: readonly string[] }>>
  /** In the order in which they are kept, with how much a step of a number is. */
  matrices: [name: string, length: number, step: number][]
  kinds: { classes: number; rows: number; step: number }
}

type GruParts = Pick<Gru, (typeof GRU_PARTS)[number]>

/** Begins the file. */
export const MAGIC = 'mailwright model 3'
/** Those of words have 4 bits and go from -7 to 7, in steps of their row; steps are multiples of 1 / `STEPS`. */
export const [MOST, STEPS] = [7, 512]

/** The name of a matrix of a unit of an encoder: layer 0 or 1, forwards (0) or backwards (1). */
export const gruName = (encoder: string, layer: number, way: number, part: string): string =>
  `${encoder} ${layer} ${way} ${part}`

/**
 * Reads the file that `npm run train` writes: a line of JSON, the rows of words, all other matrices, and the table of kinds.
 * @throws Error when the bytes are not such a file.
 */
export function unpacked(bytes: Uint8Array, space: Space): { weights: Weights; kinds: Table } {
  const whole = decompressed(bytes)
  const end = whole.indexOf(10)
  const header = JSON.parse(whole.toString('utf8', 0, end)) as Header
  const { wide, features, kinds } = header
  const words = header.words.split(' ')
  let at = end + 1
  const next = (length: number): Buffer => {
    at += length
    return whole.subarray(at - length, at)
  }
  const ofWords = wordEmbeddings(words, next(words.length + (words.length * wide) / 2), wide)
  const matrices = Object.fromEntries(
    header.matrices.map(([name, length, step]) => [
      name,
      space.place(Float32Array.from(new Int8Array(next(length)), number => number * step))
    ])
  )
  const table = {
    classes: kinds.classes,
    features: numbersIn(next(kinds.rows * 4)),
    weights: Int8Array.from(next(kinds.rows * kinds.classes)),
    step: kinds.step
  }
  const weights = { wide, words: ofWords, features: embeddingsOf(features, matrices.features!, wide) }
  return { weights: { ...weights, ...layersAndHeads(header, matrices) }, kinds: table }
}

function layersAndHeads(
  { wide, encoders, heads }: Header,
  matrices: Readonly<Record<string, Matrix>>
): Pick<Weights, 'encoders' | 'heads'> {
  const gru = (name: string, layer: number, way: number, size: number): Gru => {
    const parts = GRU_PARTS.map(part => [part, matrices[gruName(name, layer, way, part)]!])
    return { wide: layer === 0 ? wide : 2 * size, size, ...(Object.fromEntries(parts) as GruParts) }
  }
  const layers = (name: string, size: number): Layers => [
    [gru(name, 0, 0, size), gru(name, 0, 1, size)],
    [gru(name, 1, 0, size), gru(name, 1, 1, size)]
  ]
  const head = (name: string): Pick<Head, 'out' | 'bias' | 'between'> => ({
    out: matrices[`${name} out`]!,
    bias: matrices[`${name} bias`]!,
    between: matrices[`${name} between`]!
  })
  return {
    encoders: Object.fromEntries(Object.entries(encoders).map(([name, size]) => [name, layers(name, size)])),
    heads: Object.fromEntries(Object.entries(heads).map(([name, own]) => [name, { ...own, ...head(name) }]))
  }
}

function decompressed(bytes: Uint8Array): Buffer {
  try {
    const whole = brotliDecompressSync(bytes)
    if (whole.includes(MAGIC)) return whole
  } catch {}
  throw new Error('This is no file of learnt weights. Run `npm run train` to make one.')
}

const placesOf = (names: readonly string[]): Map<string, number> => new Map(names.map((name, at) => [name, at]))

function wordEmbeddings(names: readonly string[], bytes: Uint8Array, wide: number): Embeddings {
  const count = names.length
  const add: Embeddings['add'] = (row, into, at) => {
    const step = bytes[row]! / STEPS
    for (let column = 0; column < wide; column++) {
      const both = bytes[count + ((row * wide + column) >> 1)]!
      into[at + column]! += ((column % 2 === 0 ? both & 15 : both >> 4) - MOST) * step
    }
  }
  return { places: placesOf(names), add }
}

/** The rows of a matrix as embeddings, by their names. */
export function embeddingsOf(names: readonly string[], matrix: Matrix, wide: number): Embeddings {
  const add: Embeddings['add'] = (row, into, at) => {
    for (let column = 0; column < wide; column++) into[at + column]! += matrix[row * wide + column]!
  }
  return { places: placesOf(names), add }
}
