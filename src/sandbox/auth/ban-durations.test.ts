import { expect, test } from 'vitest'
import { bannedUntil } from './ban-durations.ts'

const NOW = new Date('2026-01-01T00:00:00Z')
const HOUR_MS = 3_600_000

test.each([
  ['1h', HOUR_MS],
  ['1h30m', 1.5 * HOUR_MS],
  ['1.5h', 1.5 * HOUR_MS],
  ['.5h', HOUR_MS / 2],
  ['+2h', 2 * HOUR_MS],
  ['-1h', -HOUR_MS],
  ['1s500ms', 1_500],
  ['3000us', 3],
  ['3000µs', 3],
  ['1000000ns', 1],
  ['876000h', 876_000 * HOUR_MS],
  ['0', 0]
])('%s is a time of %i ms', (duration, ms) => {
  expect(bannedUntil(duration, NOW)?.getTime()).toBe(NOW.getTime() + ms)
})

test('none is no ban', () => {
  expect(bannedUntil('none', NOW)).toBeNull()
})

test('a time that no calendar reaches ends where the calendar does', () => {
  for (const duration of [`${'9'.repeat(400)}h`, `-${'9'.repeat(400)}h`]) {
    expect(Number.isFinite(bannedUntil(duration, NOW)?.getTime())).toBe(true)
  }
})

test.each(['', 'h', '1', '1d', '1 h', '1h ', '--1h', '-', '.h', 'for ever', '1h\n'])('%j is no time', duration => {
  expect(() => bannedUntil(duration, NOW)).toThrow('invalid format for ban duration')
})
