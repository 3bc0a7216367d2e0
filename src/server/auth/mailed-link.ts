import type { SupabaseClient } from '@supabase/supabase-js'
import { AUTH_COOKIE } from './auth.ts'
import { signInPath, withoutLink } from './sign-in-path.ts'

/** The reset page reads its links itself: whoever opens one wants a new password, and is not to be signed in by the way. */
const READS_ITS_OWN = '/reset-password'

/** Whether a page was opened through a link of the auth service's, with a code or an error in its query. */
export function isMailedLink(request: Request, url: URL): boolean {
  const { pathname, searchParams } = url
  const isLink = searchParams.has('code') || searchParams.has('error_code')
  return isLink && request.method === 'GET' && pathname !== READS_ITS_OWN
}

/**
 * Where a mailed link leads. In the browser that asked for the mail, its code becomes a session and the page opens. In any
 * other, the address is confirmed all the same, and signing in is what is left to do. A link that failed says so there too.
 */
export async function finishMailedLink(supabase: SupabaseClient, url: URL, isSignedIn: boolean): Promise<string> {
  const code = url.searchParams.get('code')
  if (code) {
    const { error } = await supabase.auth.exchangeCodeForSession(code)
    if (!error || isSignedIn) return withoutLink(url)
    return signInPath(url, 'confirmed')
  }
  return isSignedIn ? withoutLink(url) : signInPath(url, 'link-expired')
}

const LEFT_BEHIND = new RegExp(`^${AUTH_COOKIE}-flows?-`)

/** Cookies of a code's exchange that the client leaves behind; they would travel with every request. */
export function spentCookies(request: Request): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';')
  return pairs.map(pair => pair.split('=')[0]?.trim() ?? '').filter(name => LEFT_BEHIND.test(name))
}
