import { exp } from '../src/designer/reading/model/exp.ts'
import { factorsOf, LEAST, marginalsOf, type Passes, passesOf } from '../src/designer/reading/model/lattice.ts'
import { shuffler, thinner } from './shuffler.ts'

/** A row of words to learn from: numbers of features for each word, and for runs of words. */
export interface Sequence {
  steps: Uint8Array
  labels: Uint8Array
  words: Int32Array[]
  stretches: { from: number; to: number; features: Int32Array }[]
}

/** How to learn. */
export interface Manner {
  /** How often all examples are gone through. */
  rounds: number
  /** The length of the first step. */
  rate: number
  /** How strongly weights are drawn to 0. */
  decay: number
  /** The part of the features that each look at an example leaves out, so that no weight relies on the others. */
  drop: number
}

/** What was learnt: a row of weights for each feature, and a matrix of transitions for each kind of step. */
export interface Weights {
  features: Float32Array
  between: Float32Array
}

/** Errors below this move nothing that could be seen. */
const LEAST_ERROR = 1e-3

/**
 * A linear-chain conditional random field (J. Lafferty, A. McCallum, F. Pereira, ICML 2001), learnt by AdaGrad
 * (J. Duchi, E. Hazan, Y. Singer, JMLR 2011) one sequence at a time. The same sequences give the same weights.
 */
export function learnSequences(
  sequences: readonly Sequence[],
  size: { features: number; labels: number; steps: number },
  manner: Manner
): Weights {
  const learner = new Learner(size, manner)
  const shuffled = shuffler()
  const thinned = thinner(manner.drop)
  const features = new Mean(learner.features.length)
  const between = new Mean(learner.between.length)
  for (let round = 0; round < manner.rounds; round++) {
    for (const sequence of shuffled(sequences)) {
      const words = sequence.words.map(thinned)
      const stretches = sequence.stretches.map(stretch => ({ ...stretch, features: thinned(stretch.features) }))
      learner.learn({ ...sequence, words, stretches })
    }
    if (round < UNSETTLED) continue
    features.add(learner.features)
    between.add(learner.between)
  }
  // When all features are there, their sum is to be what it was on average.
  return { features: features.value().map(weight => weight * (1 - manner.drop)), between: between.value() }
}

/** Weights go to and fro; their mean over the rounds after the first ones reads better than the last of them. */
const UNSETTLED = 2

class Mean {
  readonly #sum: Float64Array
  #times = 0

  constructor(size: number) {
    this.#sum = new Float64Array(size)
  }

  add(weights: Float32Array): void {
    this.#times++
    for (let at = 0; at < weights.length; at++) this.#sum[at]! += weights[at]!
  }

  value(): Float32Array {
    return Float32Array.from(this.#sum, sum => sum / this.#times)
  }
}

class Learner {
  readonly features: Float32Array
  readonly between: Float32Array
  readonly #squares: Float32Array
  readonly #squaresBetween: Float32Array
  readonly #factors: Float64Array
  readonly #labels: number
  readonly #manner: Manner

  constructor({ features, labels, steps }: { features: number; labels: number; steps: number }, manner: Manner) {
    this.features = new Float32Array(features * labels)
    this.#squares = new Float32Array(features * labels).fill(1e-6)
    this.between = new Float32Array(steps * labels * labels)
    this.#squaresBetween = new Float32Array(steps * labels * labels).fill(1e-6)
    this.#factors = factorsOf(this.between)
    this.#labels = labels
    this.#manner = manner
  }

  /** One step down the slope of one sequence. */
  learn(sequence: Sequence): void {
    const { steps, labels: right } = sequence
    const labels = this.#labels
    const lattice = { labels, scores: scoresOf(sequence, this.features, labels), steps, between: this.between }
    const passes = passesOf(lattice, this.#factors)
    const errors = marginalsOf(passes, labels)
    this.#learnBetween(sequence, passes)
    for (let at = 0; at < right.length; at++) errors[at * labels + right[at]!]! -= 1
    for (let at = 0; at < right.length; at++)
      this.#learnRows(sequence.words[at]!, errors.subarray(at * labels, (at + 1) * labels))
    const sum = new Float64Array(labels)
    for (const { from, to, features } of sequence.stretches) {
      sum.fill(0)
      for (let place = from * labels; place < to * labels; place++) sum[place % labels]! += errors[place]!
      this.#learnRows(features, sum)
    }
  }

  #learnRows(features: Int32Array, errors: Float64Array): void {
    const { rate, decay } = this.#manner
    const [weights, squares, labels] = [this.features, this.#squares, this.#labels]
    const wrong = Array.from(errors.keys()).filter(label => Math.abs(errors[label]!) >= LEAST_ERROR)
    if (wrong.length === 0) return
    for (let at = 0; at < features.length; at++)
      for (let each = 0; each < wrong.length; each++) {
        const label = wrong[each]!
        const place = features[at]! * labels + label
        const slope = errors[label]! + decay * weights[place]!
        squares[place]! += slope * slope
        weights[place]! -= (rate * slope) / Math.sqrt(squares[place]!)
      }
  }

  /** Of each pair of labels, how often it is expected less how often it is right. */
  #learnBetween({ steps, labels: right }: Sequence, { own, ahead, behind }: Passes): void {
    const labels = this.#labels
    const errors = new Float64Array(this.between.length)
    const pairs = new Float64Array(labels * labels)
    for (let at = 1; at < steps.length; at++) {
      const [row, matrix] = [at * labels, steps[at]! * labels * labels]
      let sum = 0
      for (let last = 0; last < labels; last++) {
        const before = ahead[row - labels + last]!
        if (before < LEAST) {
          pairs.fill(0, last * labels, (last + 1) * labels)
          continue
        }
        for (let label = 0; label < labels; label++) {
          const place = last * labels + label
          pairs[place] = before * this.#factors[matrix + place]! * own[row + label]! * behind[row + label]!
          sum += pairs[place]!
        }
      }
      for (let place = 0; place < pairs.length; place++) errors[matrix + place]! += pairs[place]! / sum
      errors[matrix + right[at - 1]! * labels + right[at]!]! -= 1
    }
    this.#stepBetween(errors)
  }

  #stepBetween(errors: Float64Array): void {
    const { rate, decay } = this.#manner
    for (let place = 0; place < errors.length; place++) {
      const error = errors[place]!
      if (error < LEAST_ERROR && error > -LEAST_ERROR) continue
      const slope = error + decay * this.between[place]!
      this.#squaresBetween[place]! += slope * slope
      this.between[place]! -= (rate * slope) / Math.sqrt(this.#squaresBetween[place]!)
      this.#factors[place] = exp(this.between[place]!)
    }
  }
}

/** For each word a score for each label: the weights of its features, and of those of the runs it stands in. */
function scoresOf({ words, stretches }: Sequence, weights: Float32Array, labels: number): Float64Array {
  const scores = new Float64Array(words.length * labels)
  words.forEach((features, at) => {
    addRows(features, weights, labels, scores, at * labels)
  })
  const sum = new Float64Array(labels)
  for (const { from, to, features } of stretches) {
    sum.fill(0)
    addRows(features, weights, labels, sum, 0)
    for (let place = from * labels; place < to * labels; place++) scores[place]! += sum[place % labels]!
  }
  return scores
}

function addRows(features: Int32Array, weights: Float32Array, labels: number, into: Float64Array, place: number): void {
  for (let at = 0; at < features.length; at++) {
    const row = features[at]! * labels
    for (let label = 0; label < labels; label++) into[place + label]! += weights[row + label]!
  }
}
