import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Vectors of words: such that are used alike lie close to each other. */
export interface WordVectors {
  words: readonly string[]
  wide: number
  /** One after the other. */
  vectors: Float32Array
}

/** A number of a vector is kept as a whole number of these steps. */
export const VECTOR_STEPS = 64

/** The vectors that `word-vectors.bin` holds, the commonest words first (made by `cut-vectors.ts`). */
export function wordVectors(): WordVectors {
  const whole = brotliDecompressSync(readFileSync(new URL('./word-vectors.bin', import.meta.url)))
  const end = whole.indexOf(10)
  const words = whole.toString('utf8', 0, end).split(' ')
  const numbers = new Int8Array(whole.subarray(end + 1))
  return {
    words,
    wide: numbers.length / words.length,
    vectors: Float32Array.from(numbers, number => number / VECTOR_STEPS)
  }
}
