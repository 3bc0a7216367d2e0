import { expect, test } from 'vitest'
import { trustedProxy } from '../server/config/trusted-proxy.ts'
import { isSandboxCaller } from './guard.ts'

const closed = { allowSandbox: false, trustedProxy: undefined }
const asked = (headers: Record<string, string>) => new Request('http://localhost:4321/sandbox/mailbox', { headers })
const mayEnter = (request: Request, clientAddress: string, config: typeof closed) =>
  isSandboxCaller({ request, clientAddress, locals: { app: { config } } })

test.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', 'LOCALHOST'])('this machine may look in by %s', host => {
  expect(mayEnter(asked({ host }), '127.0.0.1', closed)).toBe(true)
  expect(mayEnter(asked({ host }), '::ffff:127.0.0.1', closed)).toBe(true)
  expect(mayEnter(asked({ host }), '::1', closed)).toBe(true)
})

test.each(['evil.example', 'localhost.evil.example:4321', '127.0.0.1.evil.example', ''])(
  'a page that points its own name (%j) at this machine may not',
  host => {
    expect(mayEnter(asked({ host }), '127.0.0.1', closed)).toBe(false)
  }
)

test('another machine may not, whatever host it names', () => {
  expect(mayEnter(asked({ host: 'localhost:4321' }), '192.168.1.20', closed)).toBe(false)
})

test.each(['x-forwarded-for', 'forwarded'])('a caller whom a proxy brought (%s) is a stranger', name => {
  const request = asked({ host: 'localhost:4321', [name]: '203.0.113.9' })

  expect(mayEnter(request, '127.0.0.1', closed)).toBe(false)
  const behind = { ...closed, trustedProxy: trustedProxy({ TRUSTED_PROXY: 'loopback' }) }
  expect(mayEnter(request, '127.0.0.1', behind as typeof closed)).toBe(false)
})

test('anybody may where it was opened on purpose', () => {
  expect(mayEnter(asked({ host: 'demo.example' }), '203.0.113.9', { ...closed, allowSandbox: true })).toBe(true)
})
