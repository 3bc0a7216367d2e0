import { randomUUID } from 'node:crypto'
import type { APIContext } from 'astro'
import { COOKIE_LIVES_S, DEVICE_COOKIE, TIME_ZONE_COOKIE } from '../../contract/session-cookies.ts'
import type { App } from '../app.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Longer than any browser's name; what follows tells nothing more. */
const USER_AGENT_LENGTH = 400

type Place = Pick<APIContext, 'request' | 'url' | 'cookies' | 'locals'>

/** Notes in which browser the visitor of a page is signed in. No page fails for it: a database that only reads has pages to show. */
export async function noteVisit(app: Pick<App, 'sessions' | 'log'>, place: Place): Promise<void> {
  const { visitor } = place.locals
  if (!visitor?.isCurrent || place.request.method !== 'GET') return
  const visit = {
    userId: visitor.id,
    sessionId: visitor.sessionId,
    email: visitor.email,
    deviceId: deviceIdOf(place),
    userAgent: (place.request.headers.get('user-agent') ?? '').toWellFormed().slice(0, USER_AGENT_LENGTH),
    timeZone: knownZone(place.cookies.get(TIME_ZONE_COOKIE)?.value)
  }
  await app.sessions.note(visit).catch(err => app.log.warn({ err }, 'A visit could not be noted'))
}

/** The browser's own, given to it now if it has none. */
function deviceIdOf({ cookies, url }: Place): string {
  const known = cookies.get(DEVICE_COOKIE)?.value
  if (known && UUID.test(known)) return known
  const id = randomUUID()
  const secure = url.protocol === 'https:'
  cookies.set(DEVICE_COOKIE, id, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_LIVES_S })
  return id
}

/** A time zone that there is, by its proper name; anybody may write a cookie. */
export function knownZone(written: string | undefined): string | null {
  if (!written || written.length > 60) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: written }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
