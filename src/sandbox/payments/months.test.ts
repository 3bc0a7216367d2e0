import { expect, test } from 'vitest'
import { monthsAfter, periodEnd } from './months.ts'

const at = (text: string) => Date.parse(text) / 1_000
const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10)

test('a subscription begun on the 31st is billed on the last day of shorter months, and on the 31st again', () => {
  const anchor = at('2026-01-31T10:00:00Z')
  expect([1, 2, 3].map(months => dayOf(monthsAfter(anchor, months)))).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30'
  ])
})

test('a period ends at the next beat of the anchor, whenever it began', () => {
  const anchor = at('2026-01-31T10:00:00Z')
  expect(dayOf(periodEnd(anchor, anchor))).toBe('2026-02-28')
  expect(dayOf(periodEnd(anchor, at('2026-02-28T10:00:00Z')))).toBe('2026-03-31')
})
