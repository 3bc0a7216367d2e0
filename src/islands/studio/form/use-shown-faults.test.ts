import { expect, test } from 'vitest'
import { type Focused, isShown } from './use-shown-faults.ts'

const at = (path: string | undefined, known: string[] = []): Focused => ({ path, row: undefined, known })
const price = { path: 'things.1.price', says: 'Write the price with a figure.' }
const name = { path: 'things.1.name', says: 'Say what it is.', isMissing: true }

test('nobody is told of a value while they type it, and all are once it is left', () => {
  expect(isShown(price, at('things.1.price'))).toBe(false)
  expect(isShown(price, at('things.1.name'))).toBe(true)
  expect(isShown(price, at(undefined))).toBe(true)
})

test('what a row misses is said once the row is left', () => {
  expect(isShown(name, at('things.1.price'))).toBe(false)
  expect(isShown(name, at('things.2.name'))).toBe(true)
  expect(isShown(name, at(undefined))).toBe(true)
})

test('what was said before stays while it is mended', () => {
  expect(isShown(price, at('things.1.price', ['things.1.price']))).toBe(true)
})
