import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { requestOf } from './auth-request.ts'

function incoming(method: string, url: string, body?: string, headers = {}) {
  const stream = Readable.from(body === undefined ? [] : [Buffer.from(body)])
  return Object.assign(stream, { method, url, headers }) as unknown as IncomingMessage
}

test('a call is what it says', async () => {
  const request = await requestOf(incoming('POST', '/token?grant_type=password', '{}', { accept: ['a', 'b'] }))

  expect([request.method, request.url]).toEqual(['POST', 'http://localhost/token?grant_type=password'])
  expect([await request.text(), request.headers.get('accept')]).toEqual(['{}', 'a, b'])
})

test.each(['GET', 'HEAD'])('what comes with %s is left aside', async method => {
  expect((await requestOf(incoming(method, '/user', 'x'))).body).toBeNull()
})

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is a method that nothing answers to', async method => {
  expect((await requestOf(incoming(method, '/user'))).method).toBe('UNKNOWN')
})

test.each([
  ['//', '//'],
  ['//evil.example/user', '//evil.example/user'],
  ['//[', '//['],
  ['http://evil.example/user', '/user'],
  ['http://evil.example:99999/user', '/'],
  ['*', '/']
])('of the address %s the path is %s', async (url, path) => {
  expect(new URL((await requestOf(incoming('GET', url))).url).pathname).toBe(path)
})

test('of what is too large enough is kept to see that it is', async () => {
  const body = await (await requestOf(incoming('POST', '/signup', 'x'.repeat(2 * 1024 * 1024)))).text()
  expect(body.length).toBeGreaterThan(1024 * 1024)
})
