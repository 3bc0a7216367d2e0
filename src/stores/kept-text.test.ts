import { expect, test } from 'vitest'
import { keepText } from './kept-text.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size
    }
  } as Storage
}

test('gives back what was written, each name its own, and forgets what was emptied', () => {
  const storage = memory()
  const { read, write } = keepText(() => storage)
  write('brief:a', 'A spring sale')
  expect([read('brief:a'), read('brief:b')]).toEqual(['A spring sale', ''])
  write('brief:a', '  ')
  expect([read('brief:a'), storage.length]).toEqual(['', 0])
})

test('a browser that refuses storage loses nothing but the copy', () => {
  const { read, write } = keepText(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(() => write('brief:a', 'A spring sale')).not.toThrow()
  expect(read('brief:a')).toBe('')
})
