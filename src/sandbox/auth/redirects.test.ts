import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedRedirect, withFragment, withQuery } from './redirects.ts'

const LOCAL = 'http://localhost:4321'
const PUBLIC = 'https://mailwright.example'

test.each([
  [LOCAL, 'http://localhost:4321/studio'],
  [LOCAL, 'http://127.0.0.1:4321/studio?a=b'],
  [LOCAL, 'http://[::1]:4321/studio'],
  [LOCAL, 'http://localhost:9999/studio'],
  [PUBLIC, 'https://mailwright.example/reset-password'],
  [PUBLIC, 'HTTPS://MAILWRIGHT.example/x'.replace('HTTPS', 'https')]
])('on %s, %s is a place to go', (site, address) => {
  expect(allowedRedirect(site, address)).toBe(new URL(address).href)
})

test.each([
  [PUBLIC, 'https://mailwright.example.evil.io/x'],
  [PUBLIC, 'https://evil.io/https://mailwright.example'],
  [PUBLIC, 'https://mailwright.example@evil.io/'],
  [PUBLIC, 'https://user:word@mailwright.example/'],
  [PUBLIC, 'http://mailwright.example/'],
  [PUBLIC, 'https://mailwright.example:8443/'],
  [PUBLIC, 'https://127.0.0.1/'],
  [PUBLIC, 'https://2130706433/'],
  [PUBLIC, 'javascript:alert(1)'],
  [PUBLIC, '//evil.io'],
  [PUBLIC, '/studio'],
  [PUBLIC, 'https:\\\\mailwright.example/'],
  [PUBLIC, ''],
  [LOCAL, 'http://2130706433:4321/'],
  [LOCAL, 'http://0x7f.1:4321/'],
  [LOCAL, 'http://localhost:4321@evil.io/'],
  [LOCAL, 'http://localhost.evil.io:4321/']
])('on %s, %s leads to the site itself', (site, address) => {
  expect(allowedRedirect(site, address)).toBe(site)
})

test('a refused address gives way to the page that asked, and that to the site', () => {
  expect(allowedRedirect(PUBLIC, 'https://evil.io', `${PUBLIC}/signup`)).toBe(`${PUBLIC}/signup`)
  expect(allowedRedirect(PUBLIC, null, 'https://evil.io')).toBe(PUBLIC)
})

test('wherever a link leads, a browser ends up on the site', () => {
  const pieces = fc.constantFrom(
    'https:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '.',
    '?',
    '#',
    '\t',
    '%2f',
    'mailwright.example',
    'evil.io',
    'localhost',
    '1'
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), parts => {
      const { origin } = new URL(allowedRedirect(PUBLIC, parts.join('')), PUBLIC)
      expect(origin).toBe(PUBLIC)
    }),
    { numRuns: 2_000 }
  )
})

test('what an address says already stays beside what is added', () => {
  expect(withQuery(`${LOCAL}/studio?a=1&a=2#top`, { code: 'x y' })).toBe(`${LOCAL}/studio?a=1&a=2&code=x+y#top`)
  expect(withFragment(`${LOCAL}/studio?a=1#top`, { type: 'signup' })).toBe(`${LOCAL}/studio?a=1#type=signup&sb=`)
})
