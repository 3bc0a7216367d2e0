import { brotliCompressSync, constants } from 'node:zlib'
import { type Header, MAGIC, MOST, STEPS } from '../src/designer/reading/model/container.ts'
import type { Table } from '../src/designer/reading/model/table.ts'
import { planesOf } from './number-planes.ts'

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

/** One compressed file of all that was learnt. The same weights give the same bytes. */
export function packed({ words, matrices, kinds, ...rest }: Learnt): Uint8Array {
  const others = Object.entries(matrices).filter(([name]) => name !== 'words')
  const steps = others.map(([, numbers]) => Math.max(1e-6, most(numbers)) / 127)
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

const most = (numbers: ArrayLike<number>): number =>
  Array.from(numbers).reduce((largest, number) => Math.max(largest, Math.abs(number)), 0)

/** The step of each row, and then its numbers, two in a byte. */
function packedWords(numbers: ArrayLike<number>, wide: number): Uint8Array {
  const count = numbers.length / wide
  const bytes = new Uint8Array(count + (count * wide) / 2)
  for (let row = 0; row < count; row++) {
    const own = Array.from({ length: wide }, (_, at) => numbers[row * wide + at]!)
    const step = Math.min(255, Math.max(1, Math.round((most(own) / MOST) * STEPS)))
    bytes[row] = step
    own.forEach((number, at) => {
      const whole = Math.max(-MOST, Math.min(MOST, Math.round((number * STEPS) / step))) + MOST
      bytes[count + ((row * wide + at) >> 1)]! |= whole << (at % 2 === 0 ? 0 : 4)
    })
  }
  return bytes
}
