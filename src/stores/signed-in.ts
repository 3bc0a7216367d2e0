import { AUTH_COOKIE } from '../contract/auth-cookie.ts'

const PREFIX = 'base64-'

/** As the auth service and its client keep it. */
interface KeptSession {
  access_token?: unknown
  /** In seconds since 1970. */
  expires_at?: unknown
  user?: { id?: unknown }
}

/**
 * The id of the user whose session a browser's cookies (`document.cookie`) hold, null when they hold none, or nothing when
 * that cannot be told, as while the session is being rewritten in several pieces. No library: the auth client is fetched late,
 * and a page has to know before.
 */
export function signedInUser(cookies: string): string | null | undefined {
  const session = keptSession(cookies)
  if (session === null) return null
  return typeof session?.user?.id === 'string' ? session.user.id : undefined
}

/** The client refreshes what ends sooner, in ms. */
const ENDS_SOON_MS = 90_000

/** The access token that the cookies hold and whose it is; nothing where it ends soon, so that the client has to refresh it. */
export function keptToken(cookies: string, now: number): { token: string; userId: string } | undefined {
  const { access_token: token, expires_at: ends, user } = keptSession(cookies) ?? {}
  const isFresh = typeof ends === 'number' && ends * 1_000 - now > ENDS_SOON_MS
  return isFresh && typeof token === 'string' && typeof user?.id === 'string' ? { token, userId: user.id } : undefined
}

/** Null without one, nothing while it cannot be read. */
function keptSession(cookies: string): KeptSession | null | undefined {
  const pieces = sessionPieces(cookies)
  if (pieces.length === 0) return null
  try {
    const value = decodeURIComponent(pieces.join(''))
    return JSON.parse(value.startsWith(PREFIX) ? fromBase64Url(value.slice(PREFIX.length)) : value) ?? undefined
  } catch {
    return undefined
  }
}

/** A session too long for one cookie stands in several, numbered from 0; the plain one goes before them. */
function sessionPieces(cookies: string): string[] {
  const values = new Map(
    cookies.split(';').map(pair => {
      const [name = '', ...value] = pair.trim().split('=')
      return [name, value.join('=')] as const
    })
  )
  const whole = values.get(AUTH_COOKIE)
  if (whole) return [whole]
  const pieces: string[] = []
  for (let piece = values.get(`${AUTH_COOKIE}.0`); piece; piece = values.get(`${AUTH_COOKIE}.${pieces.length}`)) {
    pieces.push(piece)
  }
  return pieces
}

/** Letters beyond ASCII come out wrong, and neither ids nor tokens have any. */
function fromBase64Url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
}
