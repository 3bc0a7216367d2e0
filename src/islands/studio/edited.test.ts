import { expect, test } from 'vitest'
import { editedWords } from './edited.ts'

const now = Date.parse('2026-11-21T09:30:00Z')
const words = (time: string) => editedWords(Date.parse(time), now)

test('says how long ago a template was edited, in the largest unit that fits', () => {
  expect(words('2026-11-21T09:29:30Z')).toBe('Edited just now')
  expect(words('2026-11-21T09:29:00Z')).toBe('Edited 1 minute ago')
  expect(words('2026-11-21T09:18:00Z')).toBe('Edited 12 minutes ago')
  expect(words('2026-11-21T02:00:00Z')).toBe('Edited 7 hours ago')
})

test('names the day once it is another one', () => {
  expect(words('2026-11-20T23:00:00Z')).toBe('Edited yesterday')
  expect(words('2026-11-17T12:00:00Z')).toBe('Edited 17 November')
  expect(words('2025-12-31T12:00:00Z')).toBe('Edited 31 December 2025')
})
