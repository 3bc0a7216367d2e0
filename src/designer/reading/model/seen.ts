import { hashOf, mix } from './hash.ts'
import { CLAUSES, LINES, SENTENCES, type Stretch, stepInto, stretchesOf } from './stretches.ts'
import type { Columns } from './templates.ts'
import { plainOf, shapeOf, type Token } from './tokens.ts'
import { type ClassOf, COARSE, isFunctionWord, MID } from './word-classes.ts'

/** A text as the features see it. */
export interface Seen {
  tokens: readonly Token[]
  /** `word`, its `ending`, `stem` and `shape`, its classes (`fine`, `mid`, `coarse`), how its clause is built (function words with the classes of others, `form`, or their endings, `bare`), the step that leads `into` it, its `place` in the clause, how far it is `quoted`. */
  columns: Columns
  steps: Uint8Array
  lines: Stretch[]
  sentences: Stretch[]
  clauses: Stretch[]
  /** What ends the text, behind its last word. */
  tail: string
}

/** Looks at a text once for all features. */
export function seenIn(text: string, tokens: readonly Token[], classOf: ClassOf): Seen {
  const steps = Uint8Array.from(tokens, stepInto)
  const plain = tokens.map(({ text: word }) => plainOf(word))
  const hashed = (part: (word: string, at: number) => string) =>
    Uint32Array.from(plain, (word, at) => hashOf(part(word, at)))
  const [word, shape] = [hashed(word => word), hashed((_, at) => shapeOf(tokens[at]!.text))]
  const classes = plain.map(classOf)
  const wide = (width: number) =>
    Uint32Array.from(classes, (own, at) => (own < 0 ? shape[at]! : mix(width, Math.floor(own / width))))
  const coarse = wide(COARSE)
  const built = (other: (at: number) => number) =>
    word.map((hash, at) => (isFunctionWord(plain[at]!) ? hash : other(at)))
  const clauses = stretchesOf(steps, CLAUSES)
  const last = tokens.at(-1)
  return {
    tokens,
    columns: {
      word,
      ending: hashed(word => word.slice(-3)),
      stem: hashed(word => word.slice(0, 5)),
      shape,
      fine: wide(1),
      mid: wide(MID),
      coarse,
      form: built(at => coarse[at]!),
      bare: built(at => hashOf(/\d|(?:ing|ed|ly|s)$/.exec(plain[at]!)?.[0] ?? '')),
      into: steps,
      place: placesIn(clauses, tokens.length),
      quoted: depthsOf(tokens)
    },
    steps,
    lines: stretchesOf(steps, LINES),
    sentences: stretchesOf(steps, SENTENCES),
    clauses,
    tail: last ? text.slice(last.at + last.text.length) : text
  }
}

/** How far into its clause each word stands, up to 4. */
function placesIn(clauses: readonly Stretch[], size: number): Uint8Array {
  const places = new Uint8Array(size)
  for (const { from, to } of clauses) for (let at = from; at < to; at++) places[at] = Math.min(4, at - from)
  return places
}

/** How far into quotation marks each word stands, up to 5, or behind them, below 0; 0 outside of them. */
function depthsOf(tokens: readonly Token[]): Int8Array {
  let depth = 0
  return Int8Array.from(tokens, ({ after }) => {
    const marks = after === '' ? 0 : (after.match(/["“”«»]/g)?.length ?? 0)
    if (marks > 0) depth = marks % 2 === 1 && depth > 0 ? -1 : 1
    else if (depth > 0) depth = Math.min(depth + 1, 100)
    else if (depth < 0) depth = depth > -4 ? depth - 1 : 0
    return Math.min(depth, 5)
  })
}
