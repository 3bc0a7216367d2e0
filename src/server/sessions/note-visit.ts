import { randomUUID } from 'node:crypto'
import type { APIContext } from 'astro'
import { COOKIE_LIVES_S, DEVICE_COOKIE } from '../../contract/session-cookies.ts'
import type { App } from '../app.ts'
import type { Visitor } from '../auth/visitor.ts'
import { seenIn } from './seen-request.ts'

type Parts = Pick<App, 'sessions' | 'log'>
type Place = Pick<APIContext, 'request' | 'url' | 'cookies' | 'locals'>

/** Notes in which browser the visitor of a page is signed in. No page fails for it: a database that only reads has pages to show. */
export async function noteVisit(app: Parts, place: Place): Promise<void> {
  const { visitor } = place.locals
  if (!visitor?.isCurrent || place.request.method !== 'GET') return
  const seen = seenIn(place.request)
  const visit = { ...ownerOf(visitor), ...seen, deviceId: seen.deviceId ?? giveDeviceId(place) }
  await app.sessions.note(visit).catch(err => app.log.warn({ err }, 'A visit could not be noted'))
}

/** Notes that a session calls, now and then: a program opens no page. No call fails for it. */
export async function noteCall({ sessions, log }: Parts, visitor: Visitor, request: Request): Promise<void> {
  if (!visitor.isCurrent || visitor.secondStep === 'needed' || !sessions.isCallDue(visitor.sessionId)) return
  const seen = seenIn(request)
  // A browser that has no id yet is given one with its first page, which then takes the place of this one.
  const visit = { ...ownerOf(visitor), ...seen, deviceId: seen.deviceId ?? randomUUID() }
  await sessions.noteCall(visit).catch(err => log.warn({ err }, 'A call could not be noted'))
}

const ownerOf = ({ id: userId, sessionId, email }: Visitor) => ({ userId, sessionId, email })

/** The browser's own from now on. */
function giveDeviceId({ cookies, url }: Place): string {
  const id = randomUUID()
  const secure = url.protocol === 'https:'
  cookies.set(DEVICE_COOKIE, id, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_LIVES_S })
  return id
}
