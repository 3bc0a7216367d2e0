import { PLAN_IDS } from '../../contract/plan-ids.ts'

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

/**
 * The page to go to after signing up: the studio with the plan in `?plan=`, if that is one of ours, otherwise what `?next=`
 * asks for, as after signing in.
 */
export function afterSignUp({ searchParams }: URL): string {
  const plan = PLAN_IDS.find(id => id === searchParams.get('plan'))
  return plan ? `${HOME}?${new URLSearchParams({ plan })}` : nextPath(searchParams.get('next'))
}

/** `page` with the page that comes after it, for those who turn from signing up to signing in, or back. */
export function withNext(page: '/signin' | '/signup', next: string): string {
  return next === HOME ? page : `${page}?${new URLSearchParams({ next })}`
}

/** Pages for people who are not signed in would send a visitor straight back. */
function isAnonymous(pathname: string): boolean {
  return /^\/(signin|signup|reset-password|auth)(\/|$)/.test(pathname)
}
