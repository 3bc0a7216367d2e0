import { expect, test } from 'vitest'
import { balanceWords, day, dayAhead, money } from './words.ts'

test('amounts are in the smallest unit of their currency, also where that has no cents', () => {
  expect([money(2_900, 'usd'), money(2_900, 'jpy'), money(-450, 'usd')]).toEqual(['$29.00', '¥2,900', '-$4.50'])
})

test('a day ahead names its year only when it is another one', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  expect(dayAhead('2026-12-14T10:00:00Z', now)).toBe('14 December')
  expect(dayAhead('2027-01-03T10:00:00Z', now)).toBe('3 January 2027')
  expect(day('2026-12-14T23:59:00Z')).toBe('14 December 2026')
})

test('a balance says when it is only kept, since no plan runs to use it with', () => {
  expect(balanceWords({ credits: 4, hasPlan: true })).toBe('4 credits')
  expect(balanceWords({ credits: 4, hasPlan: false })).toBe('4 credits kept')
  expect([true, false].map(hasPlan => balanceWords({ credits: 0, hasPlan }))).toEqual(['No credits', 'No credits'])
})
