import { expect, test } from 'vitest'
import { calibrated } from '../src/designer/reading/model/calibration.ts'
import { fitCurve, type Said } from './fit-curve.ts'

/** Of a hundred things said with each of some chances, as many are right as a curve has it. */
const saidBy = (truth: (chance: number) => number): Said[] =>
  [0.1, 0.3, 0.5, 0.7, 0.9, 0.97].flatMap(chance =>
    Array.from({ length: 100 }, (_, at) => ({ chance, right: at < Math.round(100 * truth(chance)) }))
  )

test('leaves what is right as often as it says', () => {
  const { slope, shift } = fitCurve(saidBy(chance => chance))
  expect(slope).toBeCloseTo(1, 1)
  expect(shift).toBeCloseTo(0, 1)
})

test('takes back what says too much', () => {
  const truth = { slope: 0.5, shift: -0.4 }
  const { slope, shift } = fitCurve(saidBy(chance => calibrated(chance, truth)))
  expect(slope).toBeCloseTo(0.5, 1)
  expect(shift).toBeCloseTo(-0.4, 1)
})
