import { isLoopback } from '../../server/config.ts'

/**
 * Where a mailed link may lead: `wanted` if it is on the site, or on this machine while the site is; else `fallback` if that may
 * be used; else the site itself. A refused address is never an error, and what comes back is always spelled as browsers read it.
 */
export function allowedRedirect(siteUrl: string, wanted: string | null, fallback: string | null = null): string {
  for (const address of [wanted, fallback]) {
    if (address && isAllowed(siteUrl, address)) return new URL(address).href
  }
  return siteUrl
}

function isAllowed(siteUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const site = new URL(siteUrl)
  const { protocol, hostname, origin, username, password } = new URL(address)
  // A host that only reads like an allowed one once it is parsed (a number, another spelling, a backslash) is refused.
  const isPlain = address.toLowerCase().startsWith(origin) && /^([/?#]|$)/.test(address.slice(origin.length))
  if (!isPlain || username || password || protocol !== site.protocol) return false
  return origin === site.origin || (isLoopback(site.hostname) && isLoopback(hostname))
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
