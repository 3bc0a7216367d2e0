import { expect, test } from 'vitest'
import type { VersionAnswer } from '../../../contract/version.ts'
import { byDays, momentOf, timeOf } from './days.ts'

const reader = { now: new Date('2026-11-23T12:00:00Z'), language: 'en-GB', timeZone: 'Europe/Berlin' }
const version = (created_at: string, revision = 1): VersionAnswer => ({
  revision,
  cause: 'hand',
  title: '',
  author: 'you',
  designer: null,
  lines: [],
  created_at
})

test('versions lie under their days, in the order given', () => {
  const all = ['2026-11-23T08:00:00Z', '2026-11-22T23:30:00Z', '2026-11-22T10:00:00Z', '2026-11-20T10:00:00Z'].map(at =>
    version(at)
  )
  const days = byDays(all, reader)
  // Half past midnight in Berlin is today there.
  expect(days.map(({ heading, versions }) => [heading, versions.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['20 November', 1]
  ])
  expect(byDays([], reader)).toEqual([])
})

test('the year is said where it is another', () => {
  expect(byDays([version('2025-11-23T08:00:00Z')], reader)[0]?.heading).toBe('23 November 2025')
})

test('yesterday is the day before also at the turn of a month', () => {
  expect(momentOf('2026-10-31T12:00:00Z', { ...reader, now: new Date('2026-11-01T12:00:00Z') })).toBe(
    'Yesterday, 13:00'
  )
})

test('times and dates are those of the reader’s language and zone', () => {
  expect(timeOf('2026-11-23T15:40:00Z', reader)).toBe('16:40')
  expect(timeOf('2026-11-23T15:40:00Z', { language: 'en-US', timeZone: 'America/New_York' })).toBe('10:40 AM')
  expect(momentOf('2026-11-20T10:00:00Z', { ...reader, language: 'de' })).toBe('20. November, 11:00')
})
