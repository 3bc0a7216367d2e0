import type { SupabaseClient } from '@supabase/supabase-js'
import type { AstroCookies } from 'astro'
import { AUTH_COOKIE } from '../../contract/auth-cookie.ts'
import type { App } from '../app.ts'
import { LINK_PARAMETERS } from './sign-in-path.ts'
import type { Visitor } from './visitor.ts'

/** A request for a page, and what its answer will carry. */
export interface PageRequest {
  request: Request
  url: URL
  cookies: AstroCookies
  headers: Headers
}

export interface Session {
  supabase: SupabaseClient
  visitor: Visitor | undefined
  /** The address without what a mailed link added, once that has done its work. */
  goTo?: string
}

type Parts = Pick<App, 'auth' | 'log'>

/**
 * The session of a page request: refreshed when it is due, checked, and ended when it is no good. A link that confirms an
 * address signs in here, if it is opened in the browser that asked for it. Never throws: when the auth service cannot be
 * asked, nobody is signed in and the cookies stay.
 */
export async function openSession(
  { auth, log }: Parts,
  { request, url, cookies, headers }: PageRequest
): Promise<Session> {
  const supabase = auth.clientFor({ request, cookies, headers })
  const names = (request.headers.get('cookie') ?? '').split(/; */).filter(each => each.startsWith(AUTH_COOKIE))
  try {
    if (names.length === 0) return { supabase, visitor: undefined }
    if (await followLink(supabase, request, url)) return { supabase, visitor: undefined, goTo: withoutLink(url) }
    return { supabase, visitor: await findVisitor(supabase, auth) }
  } catch (error) {
    log.warn({ err: error }, 'The auth service could not be asked')
    return { supabase, visitor: undefined }
  }
}

async function findVisitor(supabase: SupabaseClient, { verifyAccessToken }: App['auth']): Promise<Visitor | undefined> {
  const { data } = await supabase.auth.getSession()
  if (!data.session) return undefined
  const visitor = await verifyAccessToken(data.session.access_token)
  // A token that will never be good again would keep its owner out until it expires.
  if (!visitor) await supabase.auth.signOut({ scope: 'local' })
  return visitor
}

/** Trades the code of a confirmation link for a session. The reset page does so itself, without signing anybody in. */
async function followLink(supabase: SupabaseClient, request: Request, url: URL): Promise<boolean> {
  const code = url.searchParams.get('code')
  if (!code || request.method !== 'GET' || url.pathname === '/reset-password') return false
  if (!request.headers.get('cookie')?.includes(`${AUTH_COOKIE}-code-verifier`)) return false
  const { error } = await supabase.auth.exchangeCodeForSession(code)
  return !error
}

function withoutLink({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  for (const name of LINK_PARAMETERS) rest.delete(name)
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
