import type { Config } from '../config.ts'

type Addresses = Pick<Config, 'siteUrl' | 'publicApiUrl' | 'supabase'>

/**
 * The content policy of an answer: what a page of ours may load, run and talk to. `scripts` is the list of sources for
 * `script-src`: without one, nothing runs. The frames that show emails (`srcdoc`) inherit it, so pictures and fonts may come from
 * anywhere and styles may stand in the page; scripts may not.
 */
export function contentPolicy({ siteUrl, publicApiUrl, supabase }: Addresses, scripts: string[] = []): string {
  if (scripts.length === 0) return fileBearing(siteUrl)
  const connect = [publicApiUrl, supabase?.url].filter(url => url).map(url => new URL(url as string).origin)
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': 'http: https: data: blob:',
    'font-src': 'http: https: data: blob:',
    'connect-src': ["'self'", ...new Set(connect)].join(' '),
    'frame-src': "'self'",
    // A form's answer may lead to the site's address, which is not always the one that the page was opened by.
    'form-action': `'self' ${new URL(siteUrl).origin}`,
    'frame-ancestors': "'self'",
    'base-uri': "'self'",
    'object-src': "'none'"
  }
  return written(directives)
}

/** Of files, and pages that are: they run nothing, show no emails, and have all their styles in files too. */
function fileBearing(siteUrl: string): string {
  const { origin, protocol } = new URL(siteUrl)
  return written({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': `'self' data: ${protocol === 'https:' ? 'https:' : 'http: https:'}`,
    'font-src': "'self'",
    'form-action': `'self' ${origin}`,
    'frame-ancestors': "'self'",
    'base-uri': "'none'"
  })
}

const written = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
