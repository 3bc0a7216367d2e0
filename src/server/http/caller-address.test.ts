import { expect, test } from 'vitest'
import { trustedProxy } from '../config/trusted-proxy.ts'
import { callerAddress } from './caller-address.ts'

const ask = (connected: string, forwardedFor: string | undefined, TRUSTED_PROXY?: string) =>
  callerAddress(
    connected,
    new Headers(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
    trustedProxy({ TRUSTED_PROXY })
  )

test('without a trusted proxy the caller is the other end of the connection, whatever it says', () => {
  expect(ask('192.0.2.7', '203.0.113.9')).toBe('192.0.2.7')
  expect(ask('192.0.2.7', '203.0.113.9', 'loopback')).toBe('192.0.2.7')
  expect(ask('::ffff:192.0.2.7', undefined, 'loopback')).toBe('192.0.2.7')
})

test.for<[string, string, string, string]>([
  ['127.0.0.1', '203.0.113.9', 'loopback', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', 'loopback', '203.0.113.9'],
  ['::1', '2001:db8::5', 'loopback', '2001:db8::5'],
  ['10.1.2.3', '203.0.113.9:4711', '10.0.0.0/8', '203.0.113.9'],
  ['10.1.2.3', '[2001:db8::5]:4711', 'private', '2001:db8::5'],
  ['10.1.2.3', '203.0.113.9, 192.168.0.4', 'private, loopback', '203.0.113.9']
])('from %s, "%s" is believed with TRUSTED_PROXY=%s', ([connected, forwardedFor, trusted, caller]) => {
  expect(ask(connected, forwardedFor, trusted)).toBe(caller)
})

test('what a caller wrote into the list before the first trusted proxy is not believed', () => {
  expect(ask('127.0.0.1', '127.0.0.1, 203.0.113.9', 'loopback')).toBe('203.0.113.9')
  expect(ask('127.0.0.1', '1.2.3.4, nobody', 'loopback')).toBe('127.0.0.1')
  expect(ask('127.0.0.1', '', 'loopback')).toBe('127.0.0.1')
})
