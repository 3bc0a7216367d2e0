import { expect, test } from 'vitest'
import { codeOf, stepAt, stepOfCode, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.for([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130']
] as const)('RFC 6238: at %s s the code is %s', ([seconds, code]) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1_000)), 8)).toBe(code)
})

test.for([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI']
] as const)('RFC 4648: %j is %j', ([text, encoded]) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
})

const now = new Date(1_700_000_000_000)
const step = stepAt(now)

test('the code of now, of the step before and of the one after are good, and no other', () => {
  const good = [-2, -1, 0, 1, 2].map(drift => stepOfCode(secret, codeOf(secret, step + drift), now, null))
  expect(good).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('a code that was used, or one before it, is good no more', () => {
  expect(stepOfCode(secret, codeOf(secret, step), now, step)).toBeUndefined()
  expect(stepOfCode(secret, codeOf(secret, step - 1), now, step)).toBeUndefined()
  expect(stepOfCode(secret, codeOf(secret, step + 1), now, step)).toBe(step + 1)
})

test.for(['', '12345', '1234567', '١٢٣٤٥٦', ' 123456'])('%j is no code', given => {
  expect(stepOfCode(secret, given, now, null)).toBeUndefined()
})
