import { expect, test } from 'vitest'
import { AUTH_DEFAULTS } from './options.ts'
import { hashPassword, requireGoodPassword } from './passwords.ts'

test.each([
  ['seven77', ['length']],
  ['        ', ['characters']],
  ['12345678', ['pwned']],
  ['Password1', ['pwned']],
  ['   ', ['length', 'characters']],
  ['123456', ['length', 'pwned']],
  ['aaaaaaaa', ['pwned']],
  ['p@ssw0rd', ['pwned']],
  ['P@$$w0rd1!', ['pwned']],
  ['Mailwright2026', ['pwned']],
  ['pass\u200bword', ['pwned']],
  ['ｐａｓｓｗｏｒｄ', ['pwned']],
  ['\u200b'.repeat(8), ['length', 'characters']],
  ['seven77\u200b\u2060', ['length']]
])('%j is too weak: %s', (password, reasons) => {
  const refused = { status: 422, code: 'weak_password', more: { weak_password: { reasons } } }
  expect(() => requireGoodPassword(password, AUTH_DEFAULTS)).toThrow(expect.objectContaining(refused))
})

test('a long one that others have not is good', () => {
  expect(() => requireGoodPassword('slow mornings 1912', AUTH_DEFAULTS)).not.toThrow()
})

// OWASP's Password Storage Cheat Sheet: argon2id, at least 19 MiB of memory, two passes, one lane.
test('a password is hashed at the cost that OWASP asks for', async () => {
  expect(await hashPassword('slow mornings 1912')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
