import { COOKIE_LIVES_S, TIME_ZONE_COOKIE } from '../contract/session-cookies.ts'

/** Tells the server where this browser is, which no header says. Only for the browser. */
export function tellTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const secure = location.protocol === 'https:' ? '; secure' : ''
  if (!timeZone || document.cookie.includes(`${TIME_ZONE_COOKIE}=${timeZone}`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookieStore
  document.cookie = `${TIME_ZONE_COOKIE}=${timeZone}; path=/; samesite=lax; max-age=${COOKIE_LIVES_S}${secure}`
}
