import { softmax } from '../src/designer/reading/model/classify.ts'
import { shuffler, thinner } from './shuffler.ts'

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

/** What is to be told apart: the numbers of its features, and the number of the right class. */
export interface Example {
  features: Int32Array
  /** How many features it has, those among them that are not learnt. */
  size: number
  right: number
}

/**
 * Multinomial logistic regression with AdaGrad, for `chancesOf`. The same examples give the same weights.
 * @returns For each feature a row of `classes` weights, one after the other.
 */
export function learnClasses(
  examples: readonly Example[],
  features: number,
  classes: number,
  manner: Manner
): Float32Array {
  const weights = new Float32Array(features * classes)
  const squares = new Float32Array(features * classes).fill(1e-6)
  const shuffled = shuffler()
  const thinned = thinner(manner.drop)
  for (let round = 0; round < manner.rounds; round++)
    for (const example of shuffled(examples))
      step({ ...example, features: thinned(example.features) }, classes, weights, squares, manner)
  return weights.map(weight => weight * (1 - manner.drop))
}

function step(
  { features, size, right }: Example,
  classes: number,
  weights: Float32Array,
  squares: Float32Array,
  { rate, decay }: Manner
): void {
  const scale = 1 / Math.sqrt(size || 1)
  const scores = new Float64Array(classes)
  for (let at = 0; at < features.length; at++)
    for (let kind = 0; kind < classes; kind++) scores[kind]! += weights[features[at]! * classes + kind]! * scale
  const errors = softmax(scores)
  errors[right]! -= 1
  for (let kind = 0; kind < classes; kind++)
    for (let at = 0; at < features.length; at++) {
      const place = features[at]! * classes + kind
      const slope = errors[kind]! * scale + decay * weights[place]!
      squares[place]! += slope * slope
      weights[place]! -= (rate * slope) / Math.sqrt(squares[place]!)
    }
}
