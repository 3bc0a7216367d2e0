import { withoutLink } from './mailed-link.ts'

/** What the sign-in page may have to say about the way that led there. */
export type SignInNotice = 'confirmed' | 'half-confirmed' | 'invalid-link'

/**
 * Where a guarded page sends someone who is not signed in; the page they wanted is remembered. A mailed link that ended here
 * is explained: with a code in it the address has been confirmed, in another browser perhaps, and an error says it has not. A
 * message comes of the first of the two links that a change of address takes.
 */
export function signInPath(url: URL): string {
  const wanted = withoutLink(url)
  const notice = noticeOf(url.searchParams)
  const query = new URLSearchParams({
    next: wanted,
    ...(notice ? { notice } : {})
  })
  return `/signin?${query}`
}

function noticeOf(query: URLSearchParams): SignInNotice | undefined {
  if (query.has('error') || query.has('error_code')) return 'invalid-link'
  if (query.has('message')) return 'half-confirmed'
  return query.has('code') ? 'confirmed' : undefined
}
