import { expect, test } from 'vitest'
import { nextAt } from './nearest.ts'

/** Three a row: 0 1 2, 3 4 5, 6. */
const PLACES = [0, 1, 2, 3, 4, 5, 6].map(at => ({ left: (at % 3) * 90, top: Math.floor(at / 3) * 60 }))

test('left and right go in order, and round the ends', () => {
  expect(nextAt(PLACES, 2, 'ArrowRight')).toBe(3)
  expect(nextAt(PLACES, 6, 'ArrowRight')).toBe(0)
  expect(nextAt(PLACES, 0, 'ArrowLeft')).toBe(6)
  expect(nextAt(PLACES, 3, 'Home')).toBe(0)
  expect(nextAt(PLACES, 3, 'End')).toBe(6)
  expect(nextAt(PLACES, 3, 'Tab')).toBeUndefined()
})

test('up and down go to the nearest of the next row', () => {
  expect(nextAt(PLACES, 1, 'ArrowDown')).toBe(4)
  expect(nextAt(PLACES, 5, 'ArrowDown')).toBe(6)
  expect(nextAt(PLACES, 6, 'ArrowUp')).toBe(3)
})

test('where there is one row, up and down go in order', () => {
  const row = PLACES.slice(0, 3)
  expect(nextAt(row, 0, 'ArrowDown')).toBe(1)
  expect(nextAt(row, 0, 'ArrowUp')).toBe(2)
})
