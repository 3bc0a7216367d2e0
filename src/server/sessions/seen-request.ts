import { parseCookieHeader } from '@supabase/ssr'
import { DEVICE_COOKIE, TIME_ZONE_COOKIE } from '../../contract/session-cookies.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Longer than any browser's name; what follows tells nothing more. */
const USER_AGENT_LENGTH = 400

export interface SeenRequest {
  /** The id that we gave the browser, if it brings one. */
  deviceId: string | undefined
  userAgent: string
  timeZone: string | null
}

/** What a request tells of where it comes from. Anybody may write anything, so only what may be ours is read. */
export function seenIn({ headers }: Request): SeenRequest {
  const cookies = parseCookieHeader(headers.get('cookie') ?? '')
  const sent = (cookie: string) => cookies.find(({ name }) => name === cookie)?.value
  return {
    deviceId: knownDevice(sent(DEVICE_COOKIE)),
    userAgent: (headers.get('user-agent') ?? '').toWellFormed().slice(0, USER_AGENT_LENGTH),
    timeZone: knownZone(sent(TIME_ZONE_COOKIE))
  }
}

/** The id of a browser, if it has the form of one. */
export const knownDevice = (written: string | undefined) => (written && UUID.test(written) ? written : undefined)

/** A time zone that there is, by its proper name. */
export function knownZone(written: string | undefined): string | null {
  if (!written || written.length > 60) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: written }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
