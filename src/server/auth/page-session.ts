import type { SupabaseClient } from '@supabase/supabase-js'
import type { Log } from '../log.ts'
import { AUTH_COOKIE, type Auth } from './auth.ts'
import type { Visitor } from './visitor.ts'

const SESSION_COOKIE = new RegExp(`(?:^|;\\s*)${AUTH_COOKIE}(?:\\.0)?=`)

/**
 * Who the session in a request's cookies is of. Refreshes it when it is due, which must happen before any output; a session that
 * is no good is taken out of the cookies. While the auth service is down, the cookies stay as they are.
 */
export async function findVisitor(
  request: Request,
  supabase: SupabaseClient,
  { auth, log }: { auth: Auth; log: Log }
): Promise<Visitor | undefined> {
  if (!SESSION_COOKIE.test(request.headers.get('cookie') ?? '')) return undefined
  try {
    const { data } = await supabase.auth.getSession()
    if (!data.session) return undefined
    const visitor = await auth.verifyAccessToken(data.session.access_token)
    if (!visitor) await supabase.auth.signOut({ scope: 'local' })
    return visitor
  } catch (error) {
    log.warn({ err: error }, 'The session of a page could not be checked')
    return undefined
  }
}
