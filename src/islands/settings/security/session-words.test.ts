import { expect, test } from 'vitest'
import type { AccountSession } from '../../../contract/account-session.ts'
import { seenWords } from './session-words.ts'

const now = Date.UTC(2026, 10, 24, 12)
const session = (minutesAgo: number, more: Partial<AccountSession> = {}): AccountSession => ({
  id: 'a',
  device: 'Firefox on Linux',
  kind: 'laptop',
  time_zone: 'Europe/London',
  first_seen_at: new Date(now - 130 * 60_000).toISOString(),
  last_seen_at: new Date(now - minutesAgo * 60_000).toISOString(),
  is_current: false,
  is_new: false,
  ...more
})
const DAY = 24 * 60

test.for([
  [session(4), 'London time, now'],
  [session(600, { is_current: true }), 'London time, now'],
  [session(12), 'London time, 12 minutes ago'],
  [session(61), 'London time, 1 hour ago'],
  [session(130), 'London time, 2 hours ago'],
  [session(15 * DAY, { time_zone: 'Europe/Berlin' }), 'Berlin time, 9 November'],
  // Where it is, it was the tenth already.
  [session(14.5 * DAY, { time_zone: 'Pacific/Auckland' }), 'Auckland time, 10 November'],
  [session(12, { time_zone: 'America/Argentina/Buenos_Aires' }), 'Buenos Aires time, 12 minutes ago'],
  [session(12, { time_zone: 'UTC' }), 'UTC, 12 minutes ago'],
  [session(0, { time_zone: null }), 'Now'],
  [session(15 * DAY, { time_zone: null }), '9 November'],
  [session(0, { time_zone: null, last_seen_at: null }), 'Signed in 2 hours ago, has opened nothing here yet'],
  [session(0, { time_zone: null, last_seen_at: null, is_current: true }), 'Now']
] as const)('%o: %s', ([given, words]) => {
  expect(seenWords(given, now)).toBe(words)
})
