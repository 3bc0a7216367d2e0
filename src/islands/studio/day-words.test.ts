import { expect, test } from 'vitest'
import { dayWords } from './day-words.ts'

test('a day is said as it is printed, whatever the zone of the machine', () => {
  expect(dayWords('2026-03-22')).toBe('Sunday 22 March 2026')
})
