import { expect, test } from 'vitest'
import { appWords, codesWords, newAppName, removalWords } from './words.ts'

const now = Date.UTC(2026, 10, 24, 9)
const at = (...date: [number, number, number, number]) => new Date(Date.UTC(...date)).toISOString()

test.for([
  [at(2026, 8, 3, 10), null, 'UTC', 'Added 3 September'],
  [at(2026, 8, 3, 10), at(2026, 10, 24, 0), 'UTC', 'Added 3 September, used today'],
  [at(2025, 11, 31, 10), at(2026, 10, 23, 23), 'UTC', 'Added 31 December 2025, used yesterday'],
  // In Los Angeles it was the day before, in Auckland the year after.
  [at(2026, 8, 3, 6), at(2026, 10, 24, 7), 'America/Los_Angeles', 'Added 2 September, used yesterday'],
  [at(2025, 11, 31, 12), at(2026, 10, 23, 12), 'Pacific/Auckland', 'Added 1 January, used today']
] as const)('%s, used %s, in %s: %s', ([added_at, used_at, timeZone, words]) => {
  expect(appWords({ added_at, used_at }, now, timeZone)).toBe(words)
})

test('codes are counted', () => {
  expect([0, 1, 10].map(codesWords)).toEqual(['None left', '1 of 10 left', '10 of 10 left'])
})

test('a new app gets a name that none has', () => {
  expect(newAppName([])).toBe('Authenticator app')
  expect(newAppName(['Authenticator app'])).toBe('Authenticator app 2')
  expect(newAppName(['Tablet'])).toBe('Authenticator app')
  expect(newAppName(['authenticator app', 'Authenticator app 2'])).toBe('Authenticator app 3')
})

test('of the last app it is said that nothing asks for a code any more', () => {
  expect(removalWords(0)).toMatch(/password alone/)
  expect(removalWords(1)).toMatch(/Your other app still does/)
  expect(removalWords(2)).toMatch(/Your 2 other apps still do/)
})
