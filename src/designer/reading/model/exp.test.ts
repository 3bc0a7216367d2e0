import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exp } from './exp.ts'

test('is e to the power of x, to 14 digits', () =>
  fc.assert(
    fc.property(fc.double({ min: -690, max: 690, noNaN: true }), x => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-14)
    })
  ))

test('is nothing for what is too small', () => {
  expect(exp(Number.NEGATIVE_INFINITY)).toBe(0)
  expect(exp(-1000)).toBe(0)
  expect(exp(0)).toBe(1)
})
