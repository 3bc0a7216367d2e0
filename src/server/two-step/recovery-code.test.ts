import { expect, test } from 'vitest'
import { hashCode, newCode } from './recovery-code.ts'

test('codes are of four groups, and no two alike', () => {
  const codes = Array.from({ length: 200 }, newCode)
  expect(codes.every(code => /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(200)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
})

test.for(['7K2M Q9XD 4HVN T3C0', '7k2mq9xd4hvnt3co', ' 7k2m–q9xd-4hvn-t3c0'.replace('–', '-')])(
  '%j is the same code',
  written => {
    expect(hashCode('u1', written)).toBe(hashCode('u1', '7k2m-q9xd-4hvn-t3c0'))
  }
)

test('another code and another user’s are others, and none is told', () => {
  const hash = hashCode('u1', '7k2m-q9xd-4hvn-t3c0')
  expect(hashCode('u1', '7k2m-q9xd-4hvn-t3c1')).not.toBe(hash)
  expect(hashCode('u2', '7k2m-q9xd-4hvn-t3c0')).not.toBe(hash)
  expect(hash).not.toContain('7k2m')
})
