import { skeletonOf } from './function-words.ts'
import { hashOf } from './hash.ts'
import { CLAUSES, LINES, SENTENCES, type Stretch, stepInto, stretchesOf } from './stretches.ts'
import { shapeOf, type Token } from './tokens.ts'

/** A text as the features see it; words, shapes and signs as hashes. */
export interface Seen {
  tokens: readonly Token[]
  /** Lower-case, digits as 0. */
  words: Uint32Array
  endings: Uint32Array
  /** Function words; of others their class. */
  skeleton: Uint32Array
  shapes: Uint32Array
  /** Which kind of step leads to each word. */
  steps: Uint8Array
  /** How far into quotation marks a word stands, or behind them, below 0; 0 outside of them. */
  quoted: Int8Array
  lines: Stretch[]
  sentences: Stretch[]
  clauses: Stretch[]
  /** What ends the text, behind its last word. */
  tail: string
}

/** What stands before the first word, and behind the last. */
export const [START, END] = [hashOf('^'), hashOf('$')]

/** Looks at a text once for all features. */
export function seenIn(text: string, tokens: readonly Token[]): Seen {
  const steps = Uint8Array.from(tokens, stepInto)
  const plain = tokens.map(({ text: word }) =>
    word.slice(0, LONGEST).toLowerCase().replaceAll('’', "'").replace(/\d/g, '0')
  )
  const words = Uint32Array.from(plain, hashOf)
  const last = tokens.at(-1)
  return {
    tokens,
    words,
    skeleton: skeletonOf(tokens, words),
    endings: Uint32Array.from(plain, word => hashOf(word.slice(-3))),
    shapes: Uint32Array.from(tokens, ({ text: word }) => hashOf(shapeOf(word.slice(0, LONGEST)))),
    steps,
    quoted: depthsOf(tokens),
    lines: stretchesOf(steps, LINES),
    sentences: stretchesOf(steps, SENTENCES),
    clauses: stretchesOf(steps, CLAUSES),
    tail: last ? text.slice(last.at + last.text.length) : text
  }
}

/** Nobody writes longer words. */
const LONGEST = 40

function depthsOf(tokens: readonly Token[]): Int8Array {
  let depth = 0
  return Int8Array.from(tokens, ({ after }) => {
    const marks = after === '' ? 0 : (after.match(/["“”«»]/g)?.length ?? 0)
    if (marks > 0) depth = marks % 2 === 1 && depth > 0 ? -1 : 1
    else if (depth > 0) depth = Math.min(depth + 1, 100)
    else if (depth < 0) depth = depth > -4 ? depth - 1 : 0
    return depth
  })
}
