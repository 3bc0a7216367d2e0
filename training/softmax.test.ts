import { expect, it } from 'vitest'
import { learnClasses } from './softmax.ts'

const MANNER = { rounds: 20, rate: 0.5, decay: 1e-3, drop: 0 }
/** Rain and cold, rain and wind, sun and warmth, sun and wind. */
const EXAMPLES = [
  [0, 1],
  [0, 2],
  [3, 4],
  [3, 2]
].map((features, at) => ({ features: Int32Array.from(features), size: 2, right: at < 2 ? 0 : 1 }))
const learnt = () => learnClasses(EXAMPLES, 5, 2, MANNER)

it('tells classes apart by what only one of them has', () => {
  const weights = learnt()
  expect(weights[0]).toBeGreaterThan(weights[1]!)
  expect(weights[7]).toBeGreaterThan(weights[6]!)
})

it('learns the same from the same', () => expect(learnt()).toEqual(learnt()))
