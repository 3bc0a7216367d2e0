import { bestRoles, WIDTH } from './decode.ts'
import { featuresOf, stepInto } from './features.ts'
import { ROLES, type Role } from './roles.ts'
import type { Token } from './tokens.ts'

/** Weights to tag with: for each feature one per role, and those of a role after another. */
export interface Weights {
  rowOf: (feature: string) => ArrayLike<number> | undefined
  between: ArrayLike<number>
}

/** What readers do not get to know has to be this much likelier: news that is lost is worse than background that is said. */
const DOUBT: Partial<Record<Role, number>> = { note: 1, part: 0.4, look: 0.4 }

/** The role of each token, as its place in `ROLES`. */
export function roleNumbers(text: string, tokens: Token[], { rowOf, between }: Weights): Uint8Array {
  const scores = new Float64Array(tokens.length * WIDTH)
  for (const [at, features] of featuresOf(text, tokens).entries())
    scores.set(
      likelihoods(features, rowOf, WIDTH).map((score, role) => score - (DOUBT[ROLES[role] ?? 'none'] ?? 0)),
      at * WIDTH
    )
  return bestRoles(scores, tokens.map(stepInto), between)
}

/**
 * The logarithms of how likely each of some classes is.
 * @param rowOf For each feature it knows a weight for each class.
 */
export function likelihoods(features: string[], rowOf: Weights['rowOf'], classes: number): Float64Array {
  const scores = new Float64Array(classes)
  for (const feature of features) {
    const row = rowOf(feature)
    for (let kind = 0; row && kind < classes; kind++) scores[kind] = (scores[kind] ?? 0) + (row[kind] ?? 0)
  }
  const scaled = scores.map(score => score / Math.sqrt(features.length || 1))
  const most = Math.max(...scaled)
  const sum = scaled.reduce((total, score) => total + Math.exp(score - most), 0)
  return scaled.map(score => score - most - Math.log(sum))
}
