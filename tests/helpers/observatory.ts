/** What a page answers, as far as it is graded. */
export interface Graded {
  headers: Headers
  html: string
  cookies: string[]
  /** Where the same page without TLS leads. */
  redirect: { status: number; location: string }
  host: string
}

/**
 * Points of a page by the rules of Mozilla's HTTP Observatory (developer.mozilla.org/observatory/docs/tests_and_scoring, and
 * `src/analyzer/tests` and `src/grader/charts.js` of github.com/mdn/mdn-http-observatory). It begins with 100; what is added
 * counts from 90 on. 100 and more is an A+.
 */
export function pointsOf(page: Graded): { points: number; parts: Record<string, number> } {
  const parts = {
    policy: ofPolicy(page.headers.get('content-security-policy')),
    cookies: ofCookies(page.cookies),
    sharing: page.headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
    redirection: ofRedirect(page),
    referrer: ofReferrer(page.headers.get('referrer-policy')),
    transport: ofTransport(page.headers.get('strict-transport-security')),
    integrity: ofScripts(page),
    types: page.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: ofFrames(page.headers),
    resources: ofResources(page.headers.get('cross-origin-resource-policy'))
  }
  const values = Object.values(parts)
  const lost = 100 + sum(values.filter(value => value < 0))
  return { points: lost >= 90 ? lost + sum(values.filter(value => value > 0)) : lost, parts }
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

const BROAD = /^(\*|ftp:|https?:(\/\/\*(\.\*)?)?)$/
const INLINE = /^('unsafe-inline'|data:)$/
const PLAIN = /^(http|ftp):/

function ofPolicy(text: string | null): number {
  if (!text) return -25
  const policy = new Map(text.split(';').map(each => splitDirective(each.trim())))
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const [scripts, styles] = [of('script-src'), of('style-src')]
  const passive = new Set(['img-src', 'media-src'])
  const active = [...policy].flatMap(([name, sources]) => (passive.has(name) ? [] : sources))
  const isOpen = (sources: string[]) => sources.some(source => BROAD.test(source) || INLINE.test(source))
  if (isOpen(scripts) || of('object-src').some(source => BROAD.test(source))) return -20
  if (active.some(source => PLAIN.test(source))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if ([...of('img-src'), ...of('media-src')].some(source => PLAIN.test(source))) return -10
  if (isOpen(styles)) return 0
  return of('default-src').join() === "'none'" ? 10 : 5
}

function splitDirective(text: string): [name: string, sources: string[]] {
  const [name = '', ...sources] = text.split(/\s+/)
  return [name, sources]
}

function ofCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0
  const has = (flag: RegExp) => cookies.every(cookie => flag.test(cookie))
  if (cookies.some(cookie => /^[^=]*(sess|login)/i.test(cookie) && !/;\s*httponly/i.test(cookie))) return -30
  if (cookies.some(cookie => /;\s*samesite=(?!lax|strict|none)/i.test(cookie))) return -20
  if (!has(/;\s*secure/i)) return -5
  return has(/;\s*samesite=/i) ? 5 : 0
}

function ofRedirect({ redirect: { status, location }, host }: Graded): number {
  if (status < 300 || status >= 400 || !location.startsWith('https:')) return -20
  return new URL(location).host === host ? 0 : -5
}

function ofReferrer(policy: string | null): number {
  if (!policy) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
}

function ofTransport(text: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(text ?? '')?.[1] ?? 0)
  if (age >= 15_768_000) return 0
  return age > 0 ? -10 : -20
}

function ofScripts({ html, host }: Graded): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"/g)].map(([, src = '']) => src)
  const others = foreign.filter(src => new URL(src, `https://${host}`).host !== host)
  if (others.length === 0) return 0
  return others.every(src => src.startsWith('https:')) ? -5 : -50
}

function ofFrames(headers: Headers): number {
  if (/frame-ancestors/.test(headers.get('content-security-policy') ?? '')) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function ofResources(policy: string | null): number {
  if (policy === null || policy === 'cross-origin') return 0
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
}
