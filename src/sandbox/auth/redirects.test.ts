import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { allowedRedirect, withFragment, withQuery } from './redirects.ts'

/** A site, and where else its links may lead. */
const at = (siteUrl: string, redirectUrls: string[] = []) => ({ siteUrl, options: { redirectUrls } })
const LOCAL = 'http://localhost:4321'
const PUBLIC = 'https://mailwright.example'

test.each([
  [LOCAL, 'http://localhost:4321/studio'],
  [LOCAL, 'http://127.0.0.1:4321/studio?a=b'],
  [LOCAL, 'http://[::1]:4321/studio'],
  [LOCAL, 'http://localhost:9999/studio'],
  [PUBLIC, 'https://mailwright.example/reset-password'],
  [PUBLIC, 'http://127.0.0.1:3000/callback'],
  [PUBLIC, 'http://[::1]:3000/callback'],
  [PUBLIC, 'HTTPS://MAILWRIGHT.example/x'.replace('HTTPS', 'https')]
])('on %s, %s is a place to go', (site, address) => {
  expect(allowedRedirect(at(site), address)).toBe(new URL(address).href)
})

test.each([
  [PUBLIC, 'https://mailwright.example.evil.io/x'],
  [PUBLIC, 'https://evil.io/https://mailwright.example'],
  [PUBLIC, 'https://mailwright.example@evil.io/'],
  [PUBLIC, 'https://user:word@mailwright.example/'],
  [PUBLIC, 'http://mailwright.example/'],
  [PUBLIC, 'https://mailwright.example:8443/'],
  [PUBLIC, 'http://10.0.0.1/'],
  [PUBLIC, 'http://localhost:3000/'],
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
  expect(allowedRedirect(at(site), address)).toBe(site)
})

test.each([
  ['https://app.example/callback', 'https://app.example/callback'],
  ['https://app.example', 'https://app.example'],
  ['https://app.example/', 'https://app.example'],
  ['https://app.example', 'https://app.example/#top'],
  ['https://app.example/*', 'https://app.example/callback'],
  ['https://app.example/*', 'https://app.example/callback?next=studio'],
  ['https://app.example/**', 'https://app.example/a/b.html?c=d.e#f'],
  ['https://*.app.example/**', 'https://pr-7.app.example/x'],
  ['https://app-?.example/', 'https://app-7.example/'],
  ['http://localhost:300?/**', 'http://localhost:3001/x'],
  ['my.app://**', 'my.app://callback/x'],
  ['my.app://callback', 'my.app://callback']
])('where %s is listed, %s is a place to go', (pattern, address) => {
  expect(allowedRedirect(at(PUBLIC, ['https://other.example', pattern]), address)).toBe(address)
})

test.each([
  ['https://app.example/*', 'https://app.example/a/b'],
  ['https://app.example/*', 'https://app.example/a.b'],
  ['https://*.app.example/**', 'https://a.b.app.example/x'],
  ['https://*.app.example/**', 'https://evil?.app.example/x'],
  ['https://*.app.example/**', 'https://evil#.app.example/x'],
  ['https://*.app.example/**', 'https://evil\\\\.app.example/x'],
  ['https://*.app.example/**', 'https://evil@.app.example/x'],
  ['https://*.app.example/**', 'https://user@a.app.example/x'],
  ['https://app-?.example/', 'https://app-.example/'],
  ['https://app.example/', 'http://app.example/'],
  ['https://app.example', 'https://appXexample'],
  ['https://app.example', 'https://app.example.evil.io'],
  ['**', 'javascript://x/%0aalert(1)'],
  ['**', 'data:text/html,x'],
  ['**', 'https://10.0.0.1/'],
  ['**', 'https://2130706433/'],
  ['my.app://callback', 'my.app://callbacks']
])('where %s is listed, %s leads to the site itself', (pattern, address) => {
  expect(allowedRedirect(at(PUBLIC, [pattern]), address)).toBe(PUBLIC)
})

test('a refused address gives way to the page that asked, and that to the site', () => {
  expect(allowedRedirect(at(PUBLIC), 'https://evil.io', `${PUBLIC}/signup`)).toBe(`${PUBLIC}/signup`)
  expect(allowedRedirect(at(PUBLIC), null, 'https://evil.io')).toBe(PUBLIC)
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
      const { origin } = new URL(allowedRedirect(at(PUBLIC), parts.join('')), PUBLIC)
      expect(origin).toBe(PUBLIC)
    }),
    { numRuns: runs(2_000) }
  )
})

test('an address is spelled as browsers read it, and a host alone as it was given', () => {
  expect(allowedRedirect(at(LOCAL), 'http://LOCALHOST:4321/a b')).toBe('http://localhost:4321/a%20b')
  expect(allowedRedirect(at(LOCAL), 'http://localhost:3000')).toBe('http://localhost:3000')
  expect(allowedRedirect(at(LOCAL), 'http://localhost:3000/')).toBe('http://localhost:3000/')
})

test('what an address says already stays beside what is added', () => {
  expect(withQuery(`${LOCAL}/studio?a=1&a=2#top`, { code: 'x y' })).toBe(`${LOCAL}/studio?a=1&a=2&code=x+y#top`)
  expect(withFragment(`${LOCAL}/studio?a=1#top`, { type: 'signup' })).toBe(`${LOCAL}/studio?a=1#type=signup&sb=`)
})
