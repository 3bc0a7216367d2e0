import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestRoles, WIDTH } from './decode.ts'

const LENGTH = 3
const STEPS = 2

/** Tries every row of the first three roles. */
function bestByTrying(scores: Float64Array, steps: number[], between: Float64Array): number {
  let best = Number.NEGATIVE_INFINITY
  for (let row = 0; row < 3 ** LENGTH; row++) {
    const roles = Array.from({ length: LENGTH }, (_, at) => Math.floor(row / 3 ** at) % 3)
    best = Math.max(best, scoreOf(roles, scores, steps, between))
  }
  return best
}

const scoreOf = (roles: ArrayLike<number>, scores: Float64Array, steps: number[], between: Float64Array): number =>
  Array.from(roles).reduce((sum, role, at) => {
    const step = at === 0 ? 0 : (between[((steps[at] ?? 0) * WIDTH + (roles[at - 1] ?? 0)) * WIDTH + role] ?? 0)
    return sum + (scores[at * WIDTH + role] ?? 0) + step
  }, 0)

test('no row of roles is better than the one it finds', () => {
  const weight = fc.integer({ min: -9, max: 9 })
  fc.assert(
    fc.property(
      fc.array(weight, { minLength: LENGTH * 3, maxLength: LENGTH * 3 }),
      fc.array(weight, { minLength: STEPS * 9, maxLength: STEPS * 9 }),
      fc.array(fc.integer({ min: 0, max: STEPS - 1 }), { minLength: LENGTH, maxLength: LENGTH }),
      (own, steps3, steps) => {
        // Only three roles can win; the others are far below.
        const scores = new Float64Array(LENGTH * WIDTH).fill(-1000)
        for (const [at, score] of own.entries()) scores[Math.floor(at / 3) * WIDTH + (at % 3)] = score
        const between = new Float64Array(STEPS * WIDTH * WIDTH)
        for (const [at, score] of steps3.entries())
          between[(Math.floor(at / 9) * WIDTH + (Math.floor(at / 3) % 3)) * WIDTH + (at % 3)] = score
        const found = bestRoles(scores, steps, between)
        expect(scoreOf(found, scores, steps, between)).toBe(bestByTrying(scores, steps, between))
      }
    )
  )
})

test('a text without words has no roles', () => expect(bestRoles(new Float64Array(0), [], [])).toHaveLength(0))
