import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isCommonPassword } from './is-common-password.ts'
import { easyPasswordError, newPasswordError, WEAK_PASSWORD } from './password-rules.ts'
import { passwordStrength } from './password-strength.ts'

test('the thousand most common passwords that are long enough to be chosen are known', () => {
  const long = COMMON_PASSWORDS.filter(password => password.length >= 8)
  expect(long.length).toBeGreaterThanOrEqual(1_000)
  expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length)
  for (const password of ['12345678', 'password1', 'iloveyou', 'qwertyuiop'])
    expect(isCommonPassword(password)).toBe(true)
})

test('capitals and spaces around it hide no common password; one within a longer one is none', () => {
  for (const password of ['Password', 'PASSWORD1', ' sunshine ']) expect(isCommonPassword(password)).toBe(true)
  for (const password of ['slow mornings 1912', 'sunshine over tidewater', ''])
    expect(isCommonPassword(password)).toBe(false)
})

test('a password that is refused is refused in words', async () => {
  expect(newPasswordError('seven77')).toMatch(/at least 8 characters/)
  expect(newPasswordError('🦊🦊🦊🦊')).toMatch(/at least 8 characters/)
  expect(newPasswordError(' \t         ')).toMatch(/all spaces/)
  expect(newPasswordError('12345678')).toBeUndefined()
  expect(await easyPasswordError('12345678')).toMatch(/most common/)
  expect(await easyPasswordError('slow mornings 1912')).toBeUndefined()
})

test.each(['aaaaaaaa', 'abcdefgh', 'p@ssw0rd', 'Mailwright', 'M4ilwright!', 'mail\u200bwright1', '20260101'])(
  '%j is refused as easy to guess',
  async password => {
    expect(await easyPasswordError(password)).toBe(WEAK_PASSWORD)
  }
)

test('what cannot be seen makes no password longer', () => {
  expect(newPasswordError('seven77\u200b')).toMatch(/at least 8 characters/)
  expect(newPasswordError('\u200b'.repeat(9))).toMatch(/at least 8 characters/)
})

test.each([
  ['short', 1, 'Too short'],
  ['Password1', 1, 'Too common'],
  ['P@ssw0rd', 1, 'Weak'],
  ['aaaaaaaaaaaa', 1, 'Weak'],
  ['kfjghd7x', 2, 'Fair'],
  ['fotografie', 3, 'Strong'],
  ['forty bowls and a teapot', 4, 'Very strong']
])('%s has %i bars: %s', (password, bars, word) => {
  expect(passwordStrength(password)).toEqual({ bars, word })
})

test('one’s own address makes no strong password', () => {
  expect(passwordStrength('maren.holt1').bars).toBeGreaterThan(1)
  expect(passwordStrength('maren.holt1', ['maren.holt@tidewater.example']).bars).toBe(1)
})
