import { createServerClient, parseCookieHeader } from '@supabase/ssr'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { AstroCookies } from 'astro'
import { AUTH_COOKIE } from '../../contract/auth-cookie.ts'
import { STAND_IN_KEY } from '../config/stand-in-key.ts'
import type { Config } from '../config.ts'
import { awayBehind } from '../database/away.ts'
import type { AppError } from '../errors.ts'
import type { SecondSteps } from '../two-step/recovery-codes.ts'
import { changeName } from './change-name.ts'
import { createVisitorFinder, type VisitorFinder } from './find-visitor.ts'
import { removeFactor } from './remove-factor.ts'
import type { TokenSource } from './token-source.ts'

/** A service that speaks Supabase Auth's protocol inside this process. */
export interface AuthService {
  handle: (request: Request) => Promise<Response>
  userOf?: TokenSource['userOf']
}

/** What a client of one request reads from and writes to. */
export interface SessionPlace {
  request: Request
  cookies: Pick<AstroCookies, 'set'>
  /** Gets the headers that an answer with new session cookies must carry. */
  headers: Headers
  /** Hears that the database is away; the client asks no more. */
  onAway?: (error: AppError) => void
}

interface AuthParts {
  standIn?: AuthService | undefined
  clock: () => Date
  /** Absent where there are no recovery codes. */
  secondSteps?: SecondSteps | undefined
}

export interface Auth extends VisitorFinder {
  /** The auth client of one request, whose session is in the request's cookies. Never share it between requests. */
  clientFor: (place: SessionPlace) => SupabaseClient
  /** A client that keeps nothing: for checks that leave the visitor's session alone. */
  passingClient: () => SupabaseClient['auth']
  /** Gives a token's own user another name; throws an `AppError` that says why it was not done. */
  changeName: (token: string, name: string) => Promise<void>
  /** Takes one of a token's own user's second steps away; throws `unavailable` when it was not done. */
  removeFactor: (token: string, factorId: string) => Promise<void>
}

/** How the auth service is reached: without leaving the process, where its stand-in is in use. */
export function fetchOf(standIn: AuthService | undefined): typeof fetch {
  return standIn ? async (input, init) => standIn.handle(new Request(input, init)) : fetch
}

/** Signing in by Supabase Auth, or by the stand-in for it, which is reached without leaving the process. */
export function createAuth(
  config: Pick<Config, 'siteUrl' | 'supabase'>,
  { standIn, clock, secondSteps }: AuthParts
): Auth {
  const { siteUrl, supabase } = config
  const apiKey = supabase?.anonKey ?? STAND_IN_KEY
  const send = fetchOf(standIn)
  const source = { issuer: `${supabase?.url ?? siteUrl}/auth/v1`, apiKey, fetch: send, userOf: standIn?.userOf }
  return {
    ...createVisitorFinder(source, clock, secondSteps),
    changeName: (token, name) => changeName(source, token, name),
    removeFactor: (token, id) => removeFactor(source, token, id),
    clientFor: place => {
      const { origin, protocol } = new URL(place.request.url)
      return createServerClient(supabase?.url ?? origin, apiKey, {
        cookieOptions: { name: AUTH_COOKIE, secure: protocol === 'https:' || siteUrl.startsWith('https:') },
        cookies: cookiesOf(place),
        global: { fetch: untilAway(send, place.onAway) }
      })
    },
    passingClient: () => {
      const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
      return createClient(supabase?.url ?? siteUrl, apiKey, { auth, global: { fetch: send } }).auth
    }
  }
}

/**
 * The client tries a refresh again and again for half a minute, while the page waits. When the database is away it is told so at once,
 * and no try after that reaches the service: it would turn a refresh token that the browser never hears of.
 */
function untilAway(send: typeof fetch, onAway: SessionPlace['onAway']): typeof fetch {
  let away: AppError | undefined
  return async (input, init) => {
    if (away) throw away
    return send(input, init).catch(error => {
      away = awayBehind(error)
      if (away) onAway?.(away)
      throw error
    })
  }
}

function cookiesOf({ request, cookies, headers }: SessionPlace) {
  const sent = parseCookieHeader(request.headers.get('cookie') ?? '')
  return {
    getAll: () => sent.map(({ name, value = '' }) => ({ name, value })),
    setAll: (changes: { name: string; value: string; options: object }[], more: Record<string, string>) => {
      for (const { name, value, options } of changes) cookies.set(name, value, options)
      // Only the first change brings headers; a later one must not take them away.
      for (const [name, value] of Object.entries(more)) headers.set(name, value)
    }
  }
}
