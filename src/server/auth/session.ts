import type { SupabaseClient } from '@supabase/supabase-js'
import type { AstroCookies } from 'astro'
import { AUTH_COOKIE } from '../../contract/auth-cookie.ts'
import type { App } from '../app.ts'
import { awayBehind } from '../database/away.ts'
import type { Auth } from './auth.ts'
import { confirmedPath, withoutLink } from './mailed-link.ts'
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
  /** Who has signed in and has yet to take the second step. To all pages but the one that asks for it, they are nobody. */
  waiting?: Visitor
  /** The address without what a mailed link added, once that has done its work. */
  goTo?: string
}

const IS_SESSION = new RegExp(`^${AUTH_COOKIE}(\\.\\d+)?$`)

type Parts = Pick<App, 'log'> & { auth: Omit<Auth, 'passingClient' | 'changeName' | 'removeFactor'> }

/**
 * The session of a page request: refreshed when it is due, checked, and ended when it is no good. A link that confirms an
 * address signs in here, if it is opened in the browser that asked for it. While the auth service cannot be asked, pages are shown
 * to whom the token names; where that does not prove itself, nobody is signed in and the cookies stay. Throws `unavailable`
 * only while the database is away, at once.
 */
export async function openSession(parts: Parts, page: PageRequest): Promise<Session> {
  const { request, cookies, headers } = page
  const away = Promise.withResolvers<never>()
  const supabase = parts.auth.clientFor({ request, cookies, headers, onAway: away.reject })
  return Promise.race([readSession(parts, page, supabase), away.promise])
}

async function readSession({ auth, log }: Parts, page: PageRequest, supabase: SupabaseClient): Promise<Session> {
  const { request, url, cookies } = page
  const names = ourCookies(request)
  try {
    if (names.length === 0) return { supabase, visitor: undefined }
    const isLink = isMailedLink(request, url)
    const hasFollowed = isLink && (await followLink(supabase, names, url))
    if (hasFollowed) for (const name of names.filter(isSpent)) cookies.delete(name, { path: '/' })
    const visitor = hasFollowed ? undefined : await findVisitor(supabase, auth, page)
    if (hasFollowed) return { supabase, visitor, goTo: confirmedPath(url) }
    // A visitor who is signed in already has no use for the link.
    const goTo = isLink && visitor ? { goTo: withoutLink(url) } : {}
    return visitor?.secondStep === 'needed'
      ? { supabase, visitor: undefined, waiting: visitor, ...goTo }
      : { supabase, visitor, ...goTo }
  } catch (error) {
    const away = awayBehind(error)
    if (away) throw away
    log.warn({ err: error }, 'The auth service could not be asked')
    return { supabase, visitor: undefined }
  }
}

async function findVisitor(
  supabase: SupabaseClient,
  { verifyAccessToken }: Parts['auth'],
  page: PageRequest
): Promise<Visitor | undefined> {
  const { data, error } = await supabase.auth.getSession()
  if (!data.session) {
    if (!error) forget(page)
    return undefined
  }
  const visitor = await verifyAccessToken(data.session.access_token, page.request.method)
  // A token that is no good any more would keep its owner out until it expires.
  if (!visitor) await supabase.auth.signOut({ scope: 'local' })
  return visitor
}

/** The reset page reads its links itself: whoever opens one wants a new password, and is not to be signed in by the way. */
function isMailedLink(request: Request, { pathname, searchParams }: URL): boolean {
  const isLink = searchParams.has('code') || searchParams.has('error_code')
  return isLink && request.method === 'GET' && pathname !== '/reset-password'
}

/** Trades the code of a confirmation link for a session, with what was kept when the link was asked for. */
async function followLink(supabase: SupabaseClient, names: string[], { searchParams }: URL): Promise<boolean> {
  const code = searchParams.get('code')
  if (!code || !names.includes(`${AUTH_COOKIE}-code-verifier`)) return false
  const { error } = await supabase.auth.exchangeCodeForSession(code)
  return !error
}

function ourCookies(request: Request): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';')
  return pairs.map(pair => pair.split('=')[0]?.trim() ?? '').filter(name => name.startsWith(AUTH_COOKIE))
}

/** Takes away session cookies that hold no session; the client would stumble over them with every request. */
function forget({ request, cookies }: PageRequest) {
  for (const name of ourCookies(request)) if (IS_SESSION.test(name)) cookies.delete(name, { path: '/' })
}

/** The client leaves these behind after a code's exchange; they would travel with every request. */
function isSpent(name: string): boolean {
  return name.startsWith(`${AUTH_COOKIE}-flow`)
}
