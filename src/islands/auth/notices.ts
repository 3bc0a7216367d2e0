import { takeMailedLink } from '../../stores/mailed-link.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'

/** What the sign-in page says about the way that led there. */
export const NOTICES = {
  confirmed: 'Your email is confirmed. Sign in to continue.',
  'half-confirmed': 'One of the two addresses is confirmed. Now open the link that was sent to the other one.',
  'account-deleted': 'Your account is deleted, with everything that was in it. We confirm it by mail.',
  'signed-out': 'You were signed out in this browser. Sign in to go on.',
  'session-ended': 'Your session has ended. Sign in to go on; what you wrote is kept in this browser.',
  'invalid-link':
    'This link is invalid or has expired. Sign in all the same: if your email is not confirmed yet, you can have a new link sent.'
}
export type NoticeId = keyof typeof NOTICES

/** Said as passing messages. */
const TOASTS: Record<string, () => void> = {
  'invalid-reset-link': () => toastError('Invalid or expired reset link'),
  'other-account': () => toastError('Another account was signed in in this browser. This page shows that account now.'),
  'password-updated': () => toastSuccess('Password updated successfully')
}

/** The notice that a page's address asks for. Some links of the auth service end in a fragment, which no server sees. */
export function noticeOf({ searchParams, hash }: URL): NoticeId | undefined {
  const fragment = new URLSearchParams(hash.slice(1))
  if (fragment.has('error') || fragment.has('error_code')) return 'invalid-link'
  // The service answers the first of the two links that a change of address takes with these words of its own.
  if (fragment.has('message')) return 'half-confirmed'
  if (fragment.has('access_token')) return 'confirmed'
  const asked = searchParams.get('notice') ?? ''
  return Object.hasOwn(NOTICES, asked) ? (asked as NoticeId) : undefined
}

const sayHalf = () => toastSuccess(NOTICES['half-confirmed'])

/** For someone who is signed in: says what a mailed link came to. `onHalf` says what the first of two did, where more is known of it. */
export function sayFollowedLink(onHalf = sayHalf) {
  const notice = noticeOf(takeMailedLink())
  if (notice === 'confirmed') toastSuccess('Your email is confirmed.')
  if (notice === 'half-confirmed') onHalf()
  if (notice === 'invalid-link')
    toastError('This link is invalid, has expired or was used before. You are signed in, and nothing has changed.')
  settleNotice(new URL(location.href))
}

/** Says what the address asks to be said in passing, and takes that out of the address. */
export function settleNotice(url: URL) {
  const asked = url.searchParams.get('notice')
  if (asked === null) return
  url.searchParams.delete('notice')
  history.replaceState(history.state, '', url)
  if (Object.hasOwn(TOASTS, asked)) TOASTS[asked]?.()
}
