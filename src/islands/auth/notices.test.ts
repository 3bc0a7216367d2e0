import { beforeEach, expect, test, vi } from 'vitest'
import { $toasts } from '../../stores/toasts.ts'
import { noticeOf, sayFollowedLink } from './notices.ts'

const noticeAt = (path: string) => noticeOf(new URL(path, 'http://localhost:4321'))
const HALF = '/settings#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb='

beforeEach(() => {
  $toasts.set([])
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('the sign-in page says what its address names, and nothing for a name it does not know', () => {
  expect(noticeAt('/signin?notice=confirmed')).toBe('confirmed')
  expect(noticeAt('/signin#error=access_denied')).toBe('invalid-link')
  for (const name of ['__proto__', 'constructor', 'toString', ''])
    expect(noticeAt(`/signin?notice=${name}`)).toBe(undefined)
})

test('the first of two links of a change of address is half of it, in both flows and after the way to sign-in', () => {
  for (const path of [HALF, '/settings?message=a#message=a&sb=', '/signin?next=%2Fsettings&notice=half-confirmed']) {
    expect(noticeAt(path)).toBe('half-confirmed')
  }
  expect(noticeAt('/settings#error=access_denied&error_code=otp_expired&sb=')).toBe('invalid-link')
})

test('half of a change is said once, by the page that knows more of it or in passing', () => {
  vi.stubGlobal('location', new URL('/settings', 'http://localhost:4321'))
  const onHalf = vi.fn()
  globalThis.mailedLink = `http://localhost:4321${HALF}`
  sayFollowedLink(onHalf)
  sayFollowedLink(onHalf)
  expect(onHalf).toHaveBeenCalledOnce()
  expect($toasts.get()).toEqual([])

  globalThis.mailedLink = `http://localhost:4321${HALF}`
  sayFollowedLink()
  expect($toasts.get().map(({ message }) => message)).toEqual([
    'One of the two addresses is confirmed. Now open the link that was sent to the other one.'
  ])
})
