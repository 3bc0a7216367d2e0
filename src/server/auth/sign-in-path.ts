/** Where a sign-in leads that came from nowhere in particular. */
export const HOME = '/studio'
const AUTH_PARAMS = ['code', 'sb_flow_id', 'error', 'error_code', 'error_description']
/** Any origin: only whether a path leaves it matters. */
const HERE = 'http://here.invalid'

/** The sign-in page, which leads back to `url` afterwards. `notice` names what it should say first. */
export function signInPath(url: URL, notice?: string): string {
  const query = new URLSearchParams({ ...(notice ? { notice } : {}), next: withoutLink(url) })
  return `/signin?${query}`
}

/** Path and query of a page without what a mailed link added. */
export function withoutLink(url: URL): string {
  const bare = new URL(url)
  for (const name of AUTH_PARAMS) bare.searchParams.delete(name)
  return bare.pathname + bare.search
}

/**
 * Where to go after sign-in: `next` if it is a path of ours, the studio otherwise. Whatever a browser would read as another
 * host (`//host`, `/\host`, a tab between slashes, `/.//host`) or scheme is refused.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return HOME
  const { origin, pathname, search, hash } = new URL(next, HERE)
  const path = pathname + search + hash
  return origin === HERE && !path.startsWith('//') ? path : HOME
}
