import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { AUTH_COOKIE } from '../contract/auth-cookie.ts'
import { isOwnersPage, leavePage } from './page-owner.ts'
import { noteSession } from './session-state.ts'
import { keptToken } from './signed-in.ts'
import { readSite } from './site.ts'

let client: Promise<SupabaseClient> | undefined

/**
 * The page's one auth client; its session lives in the auth cookie, which all tabs share. Only for the browser. Its code is
 * fetched on the first call, so that a page can be used before it is here; rejects when it cannot be fetched, and tries again at
 * the next call. On a page that is no longer its owner's it never comes: the page is left, and nothing is done in another name.
 */
export async function authClient(): Promise<SupabaseClient> {
  const opened = await openOnce()
  if (isOwnersPage()) return opened
  leavePage()
  return new Promise(() => {})
}

function openOnce(): Promise<SupabaseClient> {
  client ??= openClient()
  client.catch(() => {
    client = undefined
  })
  return client
}

async function openClient(): Promise<SupabaseClient> {
  const { createBrowserClient } = await import('@supabase/ssr')
  const { supabaseUrl, supabaseAnonKey } = readSite()
  const opened = createBrowserClient(supabaseUrl || location.origin, supabaseAnonKey, {
    cookieOptions: { name: AUTH_COOKIE, secure: location.protocol === 'https:' },
    // The server trades the codes of mailed links before a page is drawn.
    auth: { detectSessionInUrl: false }
  })
  opened.auth.onAuthStateChange(noteSession)
  return opened
}

/** A client that keeps nothing and leaves the page's session alone: for checks, and for links that anybody may have sent. */
export async function createPassingClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js')
  const { supabaseUrl, supabaseAnonKey } = readSite()
  return createClient(supabaseUrl || location.origin, supabaseAnonKey, {
    auth: {
      flowType: 'implicit',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'mailwright-passing'
    }
  })
}

/** Fetches the client's code before it is needed. */
export function prefetchAuthClient() {
  openOnce().catch(() => {})
}

/** Long enough after a page stands that nothing it does first waits for this; short enough before a token is due, at 90 s. */
const RESTS_MS = 3_000

/**
 * Has the session of an open page refreshed while somebody can see it, and `$session` follow it: the client does both by itself once it is
 * here. It is fetched when the page has come to rest, and where that fails when the page is looked at again. Answers a function that
 * stops waiting.
 */
export function keepSession(): () => void {
  const timer = setTimeout(prefetchAuthClient, RESTS_MS)
  const look = () => document.visibilityState === 'visible' && prefetchAuthClient()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * A valid access token of the page's owner, or nothing when they are signed out. The client is fetched only where the token is about to
 * expire; rejects where it cannot be.
 */
export async function findAccessToken(): Promise<string | undefined> {
  const kept = keptToken(document.cookie, Date.now())
  if (kept) return isOwners(kept.userId) ? kept.token : undefined
  const { auth } = await openOnce()
  const { data } = await auth.getSession()
  return isOwners(data.session?.user.id) ? data.session?.access_token : undefined
}

function isOwners(user: string | undefined): boolean {
  const { userId } = readSite()
  return userId === null || user === userId
}

/** What a page says that is on its way to sign-in. */
export const SESSION_ENDED = 'Your session has ended. Sign in again.'

const ENDED_CODES = new Set(['session_not_found', 'session_expired', 'user_not_found', 'user_banned', 'bad_jwt'])

/** Leaves for sign-in if the auth service refused a call since its session has ended. Answers whether it did. */
export function leaveIfEnded({ name, code }: Pick<AuthError, 'name' | 'code'>): boolean {
  // The client makes this of `session_not_found`.
  const hasEnded = name === 'AuthSessionMissingError' || ENDED_CODES.has(code ?? '')
  if (hasEnded) leavePage('session-ended')
  return hasEnded
}
