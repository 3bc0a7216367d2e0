import type { Config } from '../config.ts'

type Addresses = Pick<Config, 'siteUrl' | 'publicApiUrl' | 'supabase'>

/** What stands in a page itself, as sources of a policy: hashes of texts, and the nonce that what islands add bears. */
export interface InlineSources {
  scripts: string[]
  styles: string[]
}

/**
 * The content policy of an answer: what a page of ours may load, run and talk to. Without `inline` it is that of a file, in which
 * nothing runs. Emails are shown in frames that have addresses, and so policies, of their own; pictures may come from anywhere,
 * since panels show those of an email.
 */
export function contentPolicy({ siteUrl, publicApiUrl, supabase }: Addresses, inline?: InlineSources): string {
  if (!inline) return fileBearing(siteUrl)
  const connect = [publicApiUrl, supabase?.url].filter(url => url).map(url => new URL(url as string).origin)
  const directives = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inline.scripts].join(' '),
    'style-src': ["'self'", ...inline.styles].join(' '),
    'img-src': 'http: https: data: blob:',
    'font-src': "'self'",
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
