import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrated, logit } from './calibration.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const curve = fc.record({
  slope: fc.double({ min: 0.1, max: 3, noNaN: true }),
  shift: fc.double({ min: -3, max: 3, noNaN: true })
})

test('what is surer stays surer, and chances stay chances', () =>
  fc.assert(
    fc.property(chance, chance, curve, (one, other, by) => {
      const [a, b] = [calibrated(one, by), calibrated(other, by)]
      expect(a).toBeGreaterThanOrEqual(0)
      expect(a).toBeLessThanOrEqual(1)
      if (one < other) expect(a).toBeLessThanOrEqual(b)
    })
  ))

test('the straight curve changes nothing', () =>
  fc.assert(
    fc.property(fc.double({ min: 1e-5, max: 1 - 1e-5, noNaN: true }), one => {
      expect(calibrated(one, { slope: 1, shift: 0 })).toBeCloseTo(one, 9)
      expect(logit(one)).toBeCloseTo(-logit(1 - one), 6)
    })
  ))
