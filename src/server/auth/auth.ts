import { type CookieOptions, createServerClient, parseCookieHeader } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Config } from '../config.ts'
import { createVerifier, type VerifyAccessToken } from './verify-access-token.ts'

/** The session's cookie, by the same name in the browser's client and in the host's choice of a landing page. */
export const AUTH_COOKIE = 'mailwright-auth'
/** The stand-in takes any key, and the client insists on one. */
const STAND_IN_KEY = 'sandbox'

/** What an auth client leaves behind for the answer. */
export interface CookieJar {
  set: (name: string, value: string, options: CookieOptions) => void
  /** Headers that an answer with these cookies must carry, so that nobody caches it. */
  header: (name: string, value: string) => void
}

export interface Auth {
  verifyAccessToken: VerifyAccessToken
  /** An auth client for one request, with the session of its cookies; never shared between requests. */
  clientFor: (request: Request, jar: CookieJar) => SupabaseClient
}

export interface AuthParts {
  /** Answers the auth service's calls without leaving the process. */
  standIn?: { handle: (request: Request) => Promise<Response> } | undefined
}

/** Sign-in through Supabase Auth, hosted or played by the stand-in; both are spoken to by the same client. */
export function createAuth(
  { supabase, siteUrl }: Pick<Config, 'supabase' | 'siteUrl'>,
  { standIn }: AuthParts = {}
): Auth {
  const { url, anonKey } = supabase ?? { url: siteUrl, anonKey: STAND_IN_KEY }
  const fetch: typeof globalThis.fetch = standIn
    ? (input, init) => standIn.handle(new Request(input, init))
    : (input, init) => globalThis.fetch(input, init)
  const cookieOptions = { name: AUTH_COOKIE, secure: siteUrl.startsWith('https:') }
  return {
    verifyAccessToken: createVerifier(`${url}/auth/v1`, fetch),
    clientFor: (request, jar) =>
      createServerClient(url, anonKey, { cookieOptions, cookies: cookiesOf(request, jar), global: { fetch } })
  }
}

function cookiesOf(request: Request, jar: CookieJar) {
  return {
    getAll: () =>
      parseCookieHeader(request.headers.get('cookie') ?? '').map(({ name, value = '' }) => ({ name, value })),
    setAll: (
      cookies: { name: string; value: string; options: CookieOptions }[],
      headers: Record<string, string> = {}
    ) => {
      for (const { name, value, options } of cookies) jar.set(name, value, options)
      // Only the first call of a client brings headers, so they are added and never taken back.
      for (const [name, value] of Object.entries(headers)) jar.header(name, value)
    }
  }
}
