import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newRefreshKey, readRefreshToken, writeRefreshToken } from './refresh-token.ts'

test('a token says what was written, to whoever has the key', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 0, max: 2 ** 31 - 1 }), (sessionId, count) => {
      const key = newRefreshKey()
      const read = readRefreshToken(writeRefreshToken(sessionId, count, key))
      expect(read).toMatchObject({ sessionId, count })
      expect(read?.isSealedBy(key)).toBe(true)
      expect(read?.isSealedBy(newRefreshKey())).toBe(false)
    })
  )
})

test('a token with any character changed is not sealed', () => {
  const [key, id] = [newRefreshKey(), crypto.randomUUID()]
  const token = writeRefreshToken(id, 3, key)
  fc.assert(
    fc.property(fc.nat({ max: token.length - 1 }), fc.constantFrom(...'AQgwz09-_'), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1)
      fc.pre(changed !== token)
      expect(readRefreshToken(changed)?.isSealedBy(key) ?? false).toBe(false)
    })
  )
})

test('any other text is no token', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(readRefreshToken(text)).toBeUndefined()
    })
  )
})
