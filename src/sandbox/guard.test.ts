import { expect, test } from 'vitest'
import { isSandboxCaller } from './guard.ts'

const closed = { allowSandbox: false }
const asked = (headers: Record<string, string>) => new Request('http://localhost:4321/sandbox/mailbox', { headers })

test.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'LOCALHOST'])('this machine may look in by %s', host => {
  expect(isSandboxCaller(asked({ host }), '127.0.0.1', closed)).toBe(true)
  expect(isSandboxCaller(asked({ host }), '::ffff:127.0.0.1', closed)).toBe(true)
  expect(isSandboxCaller(asked({ host }), '::1', closed)).toBe(true)
})

test.each(['evil.example', 'localhost.evil.example:4321', '127.0.0.1.evil.example', ''])(
  'a page that points its own name (%j) at this machine may not',
  host => {
    expect(isSandboxCaller(asked({ host }), '127.0.0.1', closed)).toBe(false)
  }
)

test('another machine may not, whatever host it names', () => {
  expect(isSandboxCaller(asked({ host: 'localhost:4321' }), '192.168.1.20', closed)).toBe(false)
})

test.each(['x-forwarded-for', 'forwarded'])('a caller whom a proxy brought (%s) is a stranger', name => {
  const request = asked({ host: 'localhost:4321', [name]: '203.0.113.9' })

  expect(isSandboxCaller(request, '127.0.0.1', closed)).toBe(false)
})

test('anybody may where it was opened on purpose', () => {
  expect(isSandboxCaller(asked({ host: 'demo.example' }), '203.0.113.9', { allowSandbox: true })).toBe(true)
})
