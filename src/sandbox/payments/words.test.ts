import { expect, test } from 'vitest'
import { day, money } from './words.ts'

test('money is said in dollars and cents, also what is given back', () => {
  expect([money(2_900), money(-450), money(0)]).toEqual(['$29.00', '-$4.50', '$0.00'])
})

test('a day is the same wherever the server stands', () => {
  expect(day(Date.UTC(2026, 10, 14, 23, 59) / 1_000)).toBe('14 November 2026')
})
