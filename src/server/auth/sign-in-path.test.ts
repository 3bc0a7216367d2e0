import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'
import { signInPath } from './sign-in-path.ts'

const from = (path: string) => signInPath(new URL(path, 'https://ours.example'))

test.for([
  ['/studio', '/signin?next=%2Fstudio'],
  ['/settings', '/signin?next=%2Fsettings'],
  ['/editor/1?x=a%26b', '/signin?next=%2Feditor%2F1%3Fx%3Da%2526b'],
  ['/studio?code=c0de', '/signin?next=%2Fstudio&notice=confirmed'],
  ['/settings?code=c0de&x=1', '/signin?next=%2Fsettings%3Fx%3D1&notice=confirmed'],
  ['/settings?message=Confirmation+link+accepted', '/signin?next=%2Fsettings&notice=half-confirmed'],
  [
    '/studio?error=access_denied&error_code=otp_expired&error_description=x',
    '/signin?next=%2Fstudio&notice=invalid-link'
  ]
])('%s without a session leads to %s', ([path = '', expected]) => {
  expect(from(path)).toBe(expected)
})

test('the page that was wanted is found again', () => {
  const path = '/editor/1?x=a%26b&y=%23'
  expect(nextPath(new URL(from(path), 'https://ours.example').searchParams.get('next'))).toBe(path)
})
