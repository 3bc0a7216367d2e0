import { expect, test } from 'vitest'
import { isFromOurPages } from './same-origin.ts'

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
