import type { Token } from './tokens.ts'

/** A run of tokens, from the first up to, not including, the last. */
export interface Stretch {
  from: number
  to: number
}

/** Signs between words, the strong before the weak. */
const SIGNS = [/\n/, /[.!?]/, /:/, /[()[\]]/, /["“”«»]/, /[;–—|>•-]/, /,/]

/** How many kinds of steps from word to word there are: one for each kind of signs, and one for none. */
export const STEPS = SIGNS.length + 1

/** What kind of step leads to a word. */
export function stepInto({ after }: Token): number {
  if (after === '') return SIGNS.length
  const sign = SIGNS.findIndex(sign => sign.test(after))
  return sign < 0 ? SIGNS.length : sign
}

/** The stretches between steps of the `kinds` strongest kinds: 1 cuts into lines, 2 into sentences, `SIGNS.length` into clauses. */
export function stretchesOf(steps: ArrayLike<number>, kinds: number): Stretch[] {
  const starts: number[] = []
  for (let at = 0; at < steps.length; at++) if (at === 0 || steps[at]! < kinds) starts.push(at)
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? steps.length }))
}

/** Cuts into sentences. */
export const SENTENCES = 2
