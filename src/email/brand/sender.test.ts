import { expect, test } from 'vitest'
import { isSenderOf, wornBy } from './sender.ts'

const brand = { name: 'Tidewater', sender: 'Tidewater Oysters', footer: { company: 'Tidewater Shellfish Ltd' } }

test.each([
  ['Tidewater', true],
  ['TIDEWATER OYSTERS', true],
  ['tidewater-oysters', true],
  ['The Tidewater Oysters Team', true],
  ['Tidewater Shellfish', true],
  ['Tidewater Shellfish Limited', true],
  ['Tide', false],
  ['Tidewaters', false],
  ['Clay & Co', false],
  ['', false],
  ['!', false]
])('“%s”: %s', (name, isOwn) => {
  expect(isSenderOf(brand, name)).toBe(isOwn)
})

test('signs and legal forms make no other sender', () => {
  expect(isSenderOf({ name: 'Clay & Co.', footer: {} }, 'clay and co GmbH')).toBe(true)
  expect(isSenderOf({ name: 'Müller’s Käse', footer: {} }, 'Mullers Kase')).toBe(true)
})

test('a brand is worn where nobody or only its own sender is named', () => {
  expect(wornBy(brand, [])).toBe(brand)
  expect(wornBy(brand, ['Tidewater'])).toBe(brand)
  expect(wornBy(brand, ['Tidewater', 'Clay & Co'])).toBeUndefined()
  expect(wornBy(undefined, [])).toBeUndefined()
})
