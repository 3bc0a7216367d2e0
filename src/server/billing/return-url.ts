import { AppError } from '../errors.ts'

/** The pages to which the payment service may send a visitor back. */
const PAGES = ['/studio', '/settings']
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether an origin is our site. On one machine the site is the same under every loopback name, and a visitor must come back
 * under the name they left from, since their session's cookie belongs to it.
 */
export function isOurOrigin(origin: string, siteUrl: string): boolean {
  const [here, site] = [new URL(origin), new URL(siteUrl)]
  if (here.origin === site.origin) return true
  const bothLoopback = LOOPBACK.has(here.hostname) && LOOPBACK.has(site.hostname)
  return bothLoopback && here.port === site.port && here.protocol === site.protocol
}

/** The address to come back to after the portal; throws `unprocessable` unless it is our studio or settings page. */
export function requireReturnUrl(value: string, siteUrl: string): URL {
  const url = URL.canParse(value, siteUrl) ? new URL(value, siteUrl) : undefined
  const isOurs = url && /^https?:$/.test(url.protocol) && isOurOrigin(url.origin, siteUrl)
  if (isOurs && !url.username && PAGES.includes(url.pathname.replace(/\/$/, ''))) return url
  throw new AppError('unprocessable', 'return_url must be the studio or the settings page of this site.')
}
