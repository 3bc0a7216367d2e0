import type { Config } from '../config.ts'

type Addresses = Pick<Config, 'siteUrl' | 'publicApiUrl' | 'supabase'>

/**
 * The content policy of an answer: what a page of ours may load, run and talk to. `scripts` is the list of sources for
 * `script-src`: without one, nothing runs. The frames that show emails (`srcdoc`) inherit it, so pictures and fonts may come from
 * anywhere and styles may stand in the page; scripts may not.
 */
export function contentPolicy({ siteUrl, publicApiUrl, supabase }: Addresses, scripts: string[] = []): string {
  const connect = [publicApiUrl, supabase?.url].filter(url => url).map(url => new URL(url as string).origin)
  const directives = {
    'default-src': "'self'",
    'script-src': scripts.length > 0 ? ["'self'", ...scripts].join(' ') : "'none'",
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
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
