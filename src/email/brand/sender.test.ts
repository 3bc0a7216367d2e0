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

test('the default is worn where nobody is named, else the brand of who is', () => {
  const clay = { name: 'Clay & Co', footer: {} }
  const brands = [brand, clay]
  expect(wornBy(brands, [])).toBe(brand)
  expect(wornBy(brands, ['Tidewater'])).toBe(brand)
  expect(wornBy(brands, ['Clay and Co GmbH'])).toBe(clay)
  expect(wornBy(brands, ['Tidewater', 'Clay & Co'])).toBeUndefined()
  expect(wornBy(brands, ['Fern & Fable'])).toBeUndefined()
  expect(wornBy([], [])).toBeUndefined()
})
