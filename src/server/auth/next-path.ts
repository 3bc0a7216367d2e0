/** Where a sign-in leads when nothing else was asked for. */
export const HOME = '/studio'

/** Any origin will do: a path of ours stays on it. */
const HERE = 'https://here.invalid'

/**
 * The page to go to after signing in: `wanted` when it is a path of ours, otherwise the studio. Browsers read `//host`,
 * `/\host` and paths with tabs or newlines in them as other sites.
 */
export function nextPath(wanted: string | null | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!wanted?.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(wanted)) return HOME
  const url = URL.parse(wanted, HERE)
  if (url?.origin !== HERE) return HOME
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') || isAnonymous(url.pathname) ? HOME : path
}

/** Pages for people who are not signed in would send a visitor straight back. */
function isAnonymous(pathname: string): boolean {
  return /^\/(signin|signup|reset-password|auth)(\/|$)/.test(pathname)
}
