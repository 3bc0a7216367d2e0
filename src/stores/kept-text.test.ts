import { expect, test } from 'vitest'
import { memoryStorage } from '../../tests/helpers/storage.ts'
import { keepText } from './kept-text.ts'
import { createOwnStorage } from './own-storage.ts'

test('gives back what was written, each name its own, and forgets what was emptied', () => {
  const storage = memoryStorage()
  const own = createOwnStorage({ storage: () => storage, userId: () => 'ana', now: () => 0 })
  const { read, write } = keepText(own)
  write('brief', 'A spring sale')
  expect([read('brief'), read('chat:7')]).toEqual(['A spring sale', ''])
  write('brief', '  ')
  expect([read('brief'), own.read('text:brief')]).toEqual(['', undefined])
})
