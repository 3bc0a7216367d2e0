import { ROLES } from './roles.ts'

/** How many roles there are; weights of one feature lie in a row of this length. */
export const WIDTH = ROLES.length

/**
 * The best row of roles by Viterbi's algorithm.
 * @param scores For each token a row of `WIDTH` scores.
 * @param steps For each token which matrix of `between` leads to it.
 * @param between `WIDTH × WIDTH` matrices one after the other: the score of a role (row) before another (column).
 */
export function bestRoles(scores: Float64Array, steps: number[], between: ArrayLike<number>): Uint8Array {
  const length = steps.length
  const best = new Float64Array(scores)
  const from = new Uint8Array(length * WIDTH)
  for (let at = 1; at < length; at++) {
    const matrix = (steps[at] ?? 0) * WIDTH * WIDTH
    for (let role = 0; role < WIDTH; role++) {
      let [top, before] = [Number.NEGATIVE_INFINITY, 0]
      for (let last = 0; last < WIDTH; last++) {
        const score = (best[(at - 1) * WIDTH + last] ?? 0) + (between[matrix + last * WIDTH + role] ?? 0)
        if (score > top) [top, before] = [score, last]
      }
      best[at * WIDTH + role] = (best[at * WIDTH + role] ?? 0) + top
      from[at * WIDTH + role] = before
    }
  }
  const roles = new Uint8Array(length)
  if (length === 0) return roles
  roles[length - 1] = indexOfMost(best.subarray((length - 1) * WIDTH))
  for (let at = length - 1; at > 0; at--) roles[at - 1] = from[at * WIDTH + (roles[at] ?? 0)] ?? 0
  return roles
}

const indexOfMost = (row: Float64Array): number =>
  row.reduce((best, score, at) => (score > (row[best] ?? 0) ? at : best), 0)
