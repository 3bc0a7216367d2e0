import { exp } from './exp.ts'

/** What is known of a row of words: for each word a score for each label, and which matrix of transitions leads to it. */
export interface Lattice {
  labels: number
  scores: Float64Array
  steps: Uint8Array
  /** `labels × labels` matrices one after the other: the score of a label (row) before another (column). */
  between: ArrayLike<number>
}

/** The best row of labels (Viterbi's algorithm). */
export function bestLabels({ labels, scores, steps, between }: Lattice): Uint8Array {
  const best = new Float64Array(scores)
  const from = new Uint8Array(steps.length * labels)
  for (let at = 1; at < steps.length; at++)
    for (let label = 0; label < labels; label++) {
      const matrix = steps[at]! * labels * labels + label
      let [top, before] = [Number.NEGATIVE_INFINITY, 0]
      for (let last = 0; last < labels; last++) {
        const score = best[(at - 1) * labels + last]! + between[matrix + last * labels]!
        if (score > top) [top, before] = [score, last]
      }
      best[at * labels + label]! += top
      from[at * labels + label] = before
    }
  const found = new Uint8Array(steps.length)
  for (let at = steps.length - 1; at >= 0; at--)
    found[at] = at === steps.length - 1 ? largest(best, at * labels, labels) : from[(at + 1) * labels + found[at + 1]!]!
  return found
}

function largest(row: ArrayLike<number>, from: number, size: number): number {
  let best = 0
  for (let at = 1; at < size; at++) if (row[from + at]! > row[from + best]!) best = at
  return best
}

/** Transitions as factors, for many rows of words. */
export const factorsOf = (between: ArrayLike<number>): Float64Array => Float64Array.from(between, exp)

/** Chances of what stands before (`ahead`) and behind (`behind`) each word, each row summing to 1 with `own` between. */
export interface Passes {
  own: Float64Array
  ahead: Float64Array
  behind: Float64Array
}

/** Chances below this add nothing that could be seen. */
export const LEAST = 1e-7

/** The forward and the backward pass; each row is scaled, so that long texts neither vanish nor overflow. */
export function passesOf({ labels, scores, steps }: Lattice, factors: Float64Array): Passes {
  const own = ownFactors(scores, labels)
  const ahead = new Float64Array(own)
  const behind = new Float64Array(own.length).fill(1)
  const size = steps.length
  for (let at = 0; at < size; at++) {
    if (at > 0) stepAhead(ahead, at * labels, labels, factors, steps[at]! * labels * labels)
    scale(ahead, at * labels, labels)
  }
  const next = new Float64Array(labels)
  for (let at = size - 2; at >= 0; at--) {
    const [row, matrix] = [(at + 1) * labels, steps[at + 1]! * labels * labels]
    for (let label = 0; label < labels; label++) next[label] = own[row + label]! * behind[row + label]!
    for (let label = 0; label < labels; label++) {
      let sum = 0
      for (let after = 0; after < labels; after++) sum += factors[matrix + label * labels + after]! * next[after]!
      behind[at * labels + label] = sum
    }
    scale(behind, at * labels, labels)
  }
  return { own, ahead, behind }
}

function stepAhead(ahead: Float64Array, row: number, labels: number, factors: Float64Array, matrix: number): void {
  const sums = new Float64Array(labels)
  for (let last = 0; last < labels; last++) {
    const before = ahead[row - labels + last]!
    if (before < LEAST) continue
    for (let label = 0; label < labels; label++) sums[label]! += before * factors[matrix + last * labels + label]!
  }
  for (let label = 0; label < labels; label++) ahead[row + label]! *= sums[label]!
}

function ownFactors(scores: Float64Array, labels: number): Float64Array {
  const own = new Float64Array(scores.length)
  for (let row = 0; row < scores.length; row += labels) {
    const most = scores[row + largest(scores, row, labels)]!
    for (let label = 0; label < labels; label++) own[row + label] = exp(scores[row + label]! - most)
  }
  return own
}

function scale(rows: Float64Array, row: number, labels: number): void {
  let sum = 0
  for (let label = 0; label < labels; label++) sum += rows[row + label]!
  for (let label = 0; label < labels; label++) rows[row + label]! /= sum
}

/** How likely each label of each word is. */
export function marginalsOf({ ahead, behind }: Passes, labels: number): Float64Array {
  const chances = ahead.map((chance, place) => chance * behind[place]!)
  for (let row = 0; row < chances.length; row += labels) scale(chances, row, labels)
  return chances
}
