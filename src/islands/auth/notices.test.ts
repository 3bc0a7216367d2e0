import { expect, test } from 'vitest'
import { noticeOf } from './notices.ts'

const noticeAt = (path: string) => noticeOf(new URL(path, 'http://localhost:4321'))

test('the sign-in page says what its address names, and nothing for a name it does not know', () => {
  expect(noticeAt('/signin?notice=confirmed')).toBe('confirmed')
  expect(noticeAt('/signin#error=access_denied')).toBe('invalid-link')
  for (const name of ['__proto__', 'constructor', 'toString', ''])
    expect(noticeAt(`/signin?notice=${name}`)).toBe(undefined)
})
