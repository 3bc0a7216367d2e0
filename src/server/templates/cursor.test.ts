import { expect, test } from 'vitest'
import { cursorOf, placeOf } from './cursor.ts'

const place = { micros: '1795341600500001', id: '7b6f6f0e-32c5-4f0e-9d7c-0c2c6f7a1b11' }

test('a cursor keeps its place to the microsecond, and can stand in an address as it is', () => {
  expect(placeOf(cursorOf(place))).toEqual(place)
  expect(encodeURIComponent(cursorOf(place))).toBe(cursorOf(place))
})

test('a word that is no cursor is refused', () => {
  const words = ['', 'abc', 'ü', cursorOf({ ...place, id: 'x' }), cursorOf({ ...place, micros: '-1' })]
  for (const word of words) expect(() => placeOf(word)).toThrow('not one of ours')
})
