import { expect, test } from 'vitest'
import { isForeignForm, isFromOurPages } from './same-origin.ts'

const url = new URL('http://localhost:4321/sandbox/payments/cs_1')
const ask = (method: string, origin?: string) =>
  isFromOurPages(new Request(url, { method, headers: origin === undefined ? {} : { origin } }), url)

test.for<[string, string | undefined, boolean]>([
  ['GET', 'https://evil.example', true],
  ['POST', 'http://localhost:4321', true],
  ['POST', 'https://evil.example', false],
  ['POST', 'null', false],
  ['POST', undefined, false],
  ['DELETE', 'http://localhost', false]
])('%s from %s: %s', ([method, origin, expected]) => {
  expect(ask(method, origin)).toBe(expected)
})

test.for(['cross-site', 'same-site', 'none'])('a browser that says "%s" is believed, whatever the origin', site => {
  const headers = { origin: url.origin, 'sec-fetch-site': site }
  expect(isFromOurPages(new Request(url, { method: 'POST', headers }), url)).toBe(false)
})

const own = 'http://localhost:4321'
const foreign = 'https://evil.example'
test.for<[string, string, Record<string, string>, boolean]>([
  ['a form', 'POST', { origin: foreign, 'content-type': 'application/x-www-form-urlencoded' }, true],
  ['JSON as text', 'POST', { origin: foreign, 'content-type': 'text/plain;charset=UTF-8' }, true],
  ['a file', 'POST', { origin: foreign, 'content-type': 'multipart/form-data; boundary=x' }, true],
  ['nothing at all', 'POST', { origin: 'null' }, true],
  ['a client with a key', 'POST', { origin: foreign, apikey: 'key', 'content-type': 'text/plain' }, false],
  ['a client with a token', 'POST', { origin: foreign, authorization: 'Bearer x' }, false],
  ['JSON, which is asked for first', 'POST', { origin: foreign, 'content-type': 'application/json' }, false],
  ['a form of ours', 'POST', { origin: own, 'content-type': 'text/plain' }, false],
  ['a program', 'POST', { 'content-type': 'text/plain' }, false],
  ['a link', 'GET', { origin: foreign }, false]
])('a form of another site is told from what programs send: %s', ([, method, headers, expected]) => {
  expect(isForeignForm(new Request(url, { method, headers }), url)).toBe(expected)
})
