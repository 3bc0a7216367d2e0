import { exp } from './exp.ts'
import type { Rows } from './table.ts'

/**
 * How likely each class of a table is (multinomial logistic regression). The sum of weights is divided by the root of the
 * number of features, so that long texts are no surer than short ones.
 */
export function chancesOf(rows: Rows, features: Uint32Array): Float64Array {
  const scores = new Float64Array(rows.classes)
  rows.add(features, scores, 0)
  return softmax(scores.map(score => score / Math.sqrt(features.length || 1)))
}

/** Scores as chances that sum to 1. */
export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const factors = scores.map(score => exp(score - most))
  const sum = factors.reduce((total, factor) => total + factor, 0)
  return factors.map(factor => factor / sum)
}

/** The classes with their chances, the likeliest first. */
export const ranked = <Name>(names: readonly Name[], chances: Float64Array): { name: Name; confidence: number }[] =>
  names.map((name, at) => ({ name, confidence: chances[at]! })).sort((a, b) => b.confidence - a.confidence)
