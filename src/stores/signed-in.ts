import { AUTH_COOKIE } from '../contract/auth-cookie.ts'

const PREFIX = 'base64-'

/**
 * The id of the user whose session a browser's cookies (`document.cookie`) hold, null when they hold none, or nothing when
 * that cannot be told, as while the session is being rewritten in several pieces. No library: the auth client is fetched late,
 * and a page has to know before.
 */
export function signedInUser(cookies: string): string | null | undefined {
  const pieces = sessionPieces(cookies)
  if (pieces.length === 0) return null
  try {
    const value = decodeURIComponent(pieces.join(''))
    const session = JSON.parse(value.startsWith(PREFIX) ? fromBase64Url(value.slice(PREFIX.length)) : value)
    return typeof session?.user?.id === 'string' ? session.user.id : undefined
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

/** Letters beyond ASCII come out wrong, and an id has none. */
function fromBase64Url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
}
