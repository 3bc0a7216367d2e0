import type { SupabaseClient } from '@supabase/supabase-js'
import { AUTH_COOKIE } from '../contract/auth-cookie.ts'
import { readSite } from './site.ts'

let client: Promise<SupabaseClient> | undefined

/**
 * The page's one auth client; its session lives in the auth cookie. Only for the browser. Its code is fetched on the first
 * call, so that a page can be used before it is here; rejects when it cannot be fetched, and tries again at the next call.
 */
export function authClient(): Promise<SupabaseClient> {
  client ??= openClient()
  client.catch(() => {
    client = undefined
  })
  return client
}

async function openClient(): Promise<SupabaseClient> {
  const { createBrowserClient } = await import('@supabase/ssr')
  const { supabaseUrl, supabaseAnonKey } = readSite()
  return createBrowserClient(supabaseUrl || location.origin, supabaseAnonKey, {
    cookieOptions: { name: AUTH_COOKIE, secure: location.protocol === 'https:' },
    // The server trades the codes of mailed links before a page is drawn.
    auth: { detectSessionInUrl: false }
  })
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
  authClient().catch(() => {})
}

/** A valid access token, refreshed when it is about to expire, or nothing when the visitor is signed out. */
export async function findAccessToken(): Promise<string | undefined> {
  const { auth } = await authClient()
  const { data } = await auth.getSession()
  return data.session?.access_token
}
