import { shuffler } from './shuffler.ts'

/** What is to be told apart: the numbers of its features, and the number of the right class. */
export interface Example {
  features: ArrayLike<number>
  /** How many features it has, those among them that are not learnt. */
  size: number
  right: number
}

/** How to learn: rounds over all examples, the first step's length, and how strongly weights are drawn to 0. */
export interface Manner {
  rounds: number
  rate: number
  decay: number
}

/** Errors below this move nothing that could be seen. */
const LEAST_ERROR = 1e-4

/**
 * Multinomial logistic regression with AdaGrad (J. Duchi, E. Hazan, Y. Singer, "Adaptive subgradient methods", JMLR 2011).
 * Scores are sums of weights divided by the root of the number of features, so that long examples are no surer than short ones.
 * The same examples give the same weights.
 * @returns For each feature a row of `classes` weights, one after the other.
 */
export function learnClasses(groups: Example[][], features: number, classes: number, manner: Manner): Float32Array {
  const weights = new Float32Array(features * classes)
  const squares = new Float32Array(features * classes).fill(1e-6)
  const random = shuffler()
  for (let round = 0; round < manner.rounds; round++)
    for (const group of random(groups)) for (const example of group) step(example, classes, weights, squares, manner)
  return weights
}

function step(
  { features, size, right }: Example,
  classes: number,
  weights: Float32Array,
  squares: Float32Array,
  manner: Manner
): void {
  const scale = 1 / Math.sqrt(size || 1)
  const chances = chancesOf(features, scale, classes, weights)
  for (let kind = 0; kind < classes; kind++) {
    const error = ((chances[kind] ?? 0) - (kind === right ? 1 : 0)) * scale
    if (Math.abs(error) < LEAST_ERROR) continue
    for (let at = 0; at < features.length; at++) {
      const place = (features[at] ?? 0) * classes + kind
      const slope = error + manner.decay * (weights[place] ?? 0)
      squares[place] = (squares[place] ?? 0) + slope * slope
      weights[place] = (weights[place] ?? 0) - (manner.rate * slope) / Math.sqrt(squares[place] ?? 1)
    }
  }
}

/** How likely each class is, by the weights so far. */
function chancesOf(features: ArrayLike<number>, scale: number, classes: number, weights: Float32Array): Float64Array {
  const scores = new Float64Array(classes)
  for (let at = 0; at < features.length; at++) {
    const row = (features[at] ?? 0) * classes
    for (let kind = 0; kind < classes; kind++) scores[kind] = (scores[kind] ?? 0) + (weights[row + kind] ?? 0)
  }
  const most = Math.max(...scores) * scale
  const powers = scores.map(score => Math.exp(score * scale - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map(power => power / sum)
}

/** Names of features by number, without those that fewer than `least` groups have. */
export function numberedNames(groups: Iterable<string>[], least: number): Map<string, number> {
  const seen = new Map<string, number>()
  for (const names of groups) for (const name of new Set(names)) seen.set(name, (seen.get(name) ?? 0) + 1)
  const kept = [...seen].filter(([, times]) => times >= least)
  return new Map(kept.map(([name], at) => [name, at]))
}

/** The rows of weights by the names of their features. */
export const rowsByName = (
  names: Map<string, number>,
  weights: Float32Array,
  classes: number
): Map<string, Float32Array> =>
  new Map([...names].map(([name, at]) => [name, weights.subarray(at * classes, (at + 1) * classes)]))
