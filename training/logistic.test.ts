import { expect, test } from 'vitest'
import { fitLogistic } from './logistic.ts'

test('finds how much each feature says', () => {
  const observations = Array.from({ length: 4_000 }, (_, at) => {
    const features = { one: 1, big: at % 2, idle: (at >> 1) % 2 }
    return { features, right: ((at >> 2) % 100) / 100 < (features.big ? 0.9 : 0.3), weight: 1 }
  })
  const { one = 0, big = 0, idle = 1 } = fitLogistic(observations)
  const chance = (sum: number) => 1 / (1 + Math.exp(-sum))
  expect(chance(one)).toBeCloseTo(0.3, 1)
  expect(chance(one + big)).toBeCloseTo(0.9, 1)
  expect(Math.abs(idle)).toBeLessThan(0.1)
})
