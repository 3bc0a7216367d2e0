import { isLoopback } from '../../server/config.ts'
import type { Parts } from './call.ts'
import { isMeantBy } from './globs.ts'
import type { AuthOptions } from './options.ts'

/** The site that links lead to, and what else they may lead to. */
export interface Places {
  siteUrl: string
  options: Pick<AuthOptions, 'redirectUrls'>
}

/**
 * Where a mailed link may lead: `wanted` if it is on the site, on this machine, or on the list; else `fallback` if that may be
 * used; else the site itself. A refused address is never an error, and what comes back is spelled as browsers read it, but for the
 * slash after a host alone: who gave none looks for none.
 */
export function allowedRedirect(places: Places, wanted: string | null, fallback: string | null = null): string {
  for (const address of [wanted, fallback]) {
    if (address && isAllowed(places, address)) return spelled(address)
  }
  return places.siteUrl
}

/**
 * Where an opened link leads. On a site that names its pages for that, a link that sets a password leads to the one for it, whatever page
 * was asked for, perhaps by a stranger; and none leads to the front page, whose address would keep what the link brings.
 */
export function landingOf(
  { siteUrl, linkPages }: Pick<Parts, 'siteUrl' | 'linkPages'>,
  redirect: string,
  type: string
): string {
  const url = new URL(redirect)
  if (!linkPages || !isOnSite(new URL(siteUrl), url)) return redirect
  if (type === 'recovery') return new URL(linkPages.reset, url).href
  return url.pathname === '/' ? new URL(linkPages.start + url.search, url).href : redirect
}

function spelled(address: string): string {
  const { href } = new URL(address)
  return href === `${address}/` ? address : href
}

function isAllowed({ siteUrl, options }: Places, address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password || !isPlain(url, address)) return false
  if (isOnSite(new URL(siteUrl), url)) return true
  // An address in numbers is nobody's name, whatever the list says.
  if (IN_NUMBERS.test(url.hostname)) return isLoopback(url.hostname)
  return options.redirectUrls.some(pattern => spellings(url).some(each => isMeantBy(pattern, each)))
}

/** As browsers read it, without the fragment; a host alone also without its slash. */
function spellings({ href, hash, origin, pathname, search }: URL): string[] {
  const whole = hash ? href.slice(0, -hash.length) : href
  return pathname === '/' && !search ? [whole, origin] : [whole]
}

const IN_NUMBERS = /^(\[.*\]|[\d.]+)$/
/** Of those a browser would run or read what comes with them. */
const UNSAFE = /^(javascript|data|vbscript|blob|file|about|view-source):$/

/** A host that only reads like an allowed one once it is parsed (a number, another spelling, a backslash) is refused. */
function isPlain({ protocol, host, origin }: URL, address: string): boolean {
  if (UNSAFE.test(protocol)) return false
  const start = origin === 'null' ? `${protocol}//${host}` : origin
  return address.toLowerCase().startsWith(start.toLowerCase()) && /^([/?#]|$)/.test(address.slice(start.length))
}

function isOnSite(site: URL, { protocol, hostname, origin }: URL): boolean {
  if (protocol !== site.protocol) return false
  return origin === site.origin || (isLoopback(site.hostname) && isLoopback(hostname))
}

/** The address that a call asks to lead to: in its query, or in a header of its own. */
export function wantedRedirect({ headers }: Request, { searchParams }: URL): string | null {
  return searchParams.get('redirect_to') || headers.get('redirect_to')
}

/** Adds to the query, keeping what is there. */
export function withQuery(address: string, params: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.href
}

/** Replaces the fragment. The empty `sb` tells the client that the fragment is the auth service's. */
export function withFragment(address: string, params: Record<string, string>): string {
  const url = new URL(address)
  url.hash = new URLSearchParams({ ...params, sb: '' }).toString()
  return url.href
}
