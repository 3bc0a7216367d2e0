import { randomUUID } from 'node:crypto'
import { parseCookieHeader } from '@supabase/ssr'
import type { APIContext } from 'astro'
import { COOKIE_LIVES_S, DEVICE_COOKIE, TIME_ZONE_COOKIE } from '../../contract/session-cookies.ts'
import type { App } from '../app.ts'
import type { Visitor } from '../auth/visitor.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Longer than any browser's name; what follows tells nothing more. */
const USER_AGENT_LENGTH = 400

type Parts = Pick<App, 'sessions' | 'log'>
type Place = Pick<APIContext, 'request' | 'url' | 'cookies' | 'locals'>

/** Notes in which browser the visitor of a page is signed in. No page fails for it: a database that only reads has pages to show. */
export async function noteVisit(app: Parts, place: Place): Promise<void> {
  const { visitor } = place.locals
  if (!visitor?.isCurrent || place.request.method !== 'GET') return
  const timeZone = knownZone(place.cookies.get(TIME_ZONE_COOKIE)?.value)
  const visit = { ...visitOf(visitor, place.request), deviceId: deviceIdOf(place), timeZone }
  await app.sessions.note(visit).catch(err => app.log.warn({ err }, 'A visit could not be noted'))
}

/** Notes that a session calls, now and then: a program opens no page. No call fails for it. */
export async function noteCall({ sessions, log }: Parts, visitor: Visitor, request: Request): Promise<void> {
  if (!visitor.isCurrent || visitor.secondStep === 'needed' || !sessions.isCallDue(visitor.sessionId)) return
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '')
  const sent = (cookie: string) => cookies.find(({ name }) => name === cookie)?.value
  const known = knownDevice(sent(DEVICE_COOKIE))
  // A page elsewhere brings no cookie along, and its own visit is noted: it is no new device at each sign-in.
  if (!known && request.headers.has('origin')) return
  // A browser that has no id yet is given one with its first page, which then takes the place of this one.
  const deviceId = known ?? randomUUID()
  const visit = { ...visitOf(visitor, request), deviceId, timeZone: knownZone(sent(TIME_ZONE_COOKIE)) }
  await sessions.noteCall(visit).catch(err => log.warn({ err }, 'A call could not be noted'))
}

function visitOf({ id: userId, sessionId, email }: Visitor, { headers }: Request) {
  const userAgent = (headers.get('user-agent') ?? '').toWellFormed().slice(0, USER_AGENT_LENGTH)
  return { userId, sessionId, email, userAgent }
}

const knownDevice = (written: string | undefined) => (written && UUID.test(written) ? written : undefined)

/** The browser's own, given to it now if it has none. */
function deviceIdOf({ cookies, url }: Place): string {
  const known = knownDevice(cookies.get(DEVICE_COOKIE)?.value)
  if (known) return known
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
