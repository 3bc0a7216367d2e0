import { expect, test } from 'vitest'
import { cursorOf, type Listing, placeOf } from './cursor.ts'

const place = { key: '1795341600500001', id: '7b6f6f0e-32c5-4f0e-9d7c-0c2c6f7a1b11' }
const newest: Listing = { sort: 'updated', words: [] }
const byName: Listing = { sort: 'name', words: ['spring'] }

test('a cursor keeps its place to the microsecond, and can stand in an address as it is', () => {
  const cursor = cursorOf(newest, place)
  expect(placeOf(newest, cursor)).toEqual(place)
  expect(encodeURIComponent(cursor)).toBe(cursor)
  const named = { ...place, key: 'spring. größe\n10' }
  expect(placeOf(byName, cursorOf(byName, named))).toEqual(named)
})

test('a word that is no cursor is refused', () => {
  const words = ['', 'abc', 'ü', cursorOf(newest, { ...place, id: 'x' }), cursorOf(newest, { ...place, key: '-1' })]
  for (const word of words) expect(() => placeOf(newest, word)).toThrow('not one of ours')
  expect(() => placeOf(byName, cursorOf(byName, { ...place, key: 'a\0b' }))).toThrow('not one of ours')
})

test('a cursor of another order or search is refused', () => {
  const others: Listing[] = [{ ...newest, sort: 'created' }, { ...newest, words: ['spring'] }, byName]
  for (const other of others) expect(() => placeOf(other, cursorOf(newest, place))).toThrow('of another list')
})
