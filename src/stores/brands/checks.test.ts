import { expect, test } from 'vitest'
import { addressOf, checkAddress, checkName, checkSite, lineUpTo, siteOf } from './checks.ts'

test('a brand has a name, and none that is too long', () => {
  expect(checkName('  ')).toBe('Give the brand a name.')
  expect(checkName('x'.repeat(81))).toBe('Keep the name under 80 characters; this has 81.')
  expect(checkName(` ${'x'.repeat(80)} `)).toBeUndefined()
  expect(lineUpTo(40, 'a word')('stunning')).toBeUndefined()
})

test.each([
  ['https://www.Tidewater.example/shop?x', 'tidewater.example'],
  ['tidewater.example', 'tidewater.example'],
  ['münchen.example', 'münchen.example']
])('%s is the site %s', (typed, site) => {
  expect(checkSite(typed)).toBeUndefined()
  expect(siteOf(typed)).toBe(site)
})

test.each(['tidewater', 'two words.example', 'x.', ''])('“%s” is no site', typed => {
  expect(checkSite(typed)).toMatch(/is no website/)
})

test.each([
  ['tidewater.example/shop', 'https://tidewater.example/shop'],
  ['http://tidewater.example', 'http://tidewater.example'],
  ['mailto:hello@tidewater.example', 'mailto:hello@tidewater.example']
])('%s leads to %s', (typed, address) => {
  expect(checkAddress(typed)).toBeUndefined()
  expect(addressOf(typed)).toBe(address)
})

test.each(['javascript:alert(1)', 'shop', 'a b.example', 'mailto:nobody', ''])('“%s” leads nowhere', typed => {
  expect(checkAddress(typed)).toMatch(/is no address/)
})
