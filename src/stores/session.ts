import { createBrowserClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { AUTH_COOKIE } from '../contract/auth-cookie.ts'
import { readSite } from './site.ts'

let client: SupabaseClient | undefined

/** The page's one auth client; its session lives in the auth cookie. Only for the browser. */
export function authClient(): SupabaseClient {
  const { supabaseUrl, supabaseAnonKey } = readSite()
  client ??= createBrowserClient(supabaseUrl || location.origin, supabaseAnonKey, {
    cookieOptions: { name: AUTH_COOKIE, secure: location.protocol === 'https:' }
  })
  return client
}

/** A valid access token, refreshed when it is about to expire, or nothing when the visitor is signed out. */
export async function findAccessToken(): Promise<string | undefined> {
  const { data } = await authClient().auth.getSession()
  return data.session?.access_token
}
