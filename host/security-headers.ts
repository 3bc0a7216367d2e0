import { contentPolicy } from '../src/server/config/content-policy.ts'
import type { Config } from '../src/server/config.ts'
import type { Handler } from './static-files.ts'

/** Headers of every answer. Files and prerendered pages run no scripts; pages with islands bring a policy that names theirs. */
export function securityHeaders(config: Config): Handler {
  const headers = new Map([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['content-security-policy', contentPolicy(config)],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    // What belongs to emails says otherwise.
    ['cross-origin-resource-policy', 'same-origin']
  ])
  if (config.siteUrl.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000')
  return (_request, response, next) => {
    response.setHeaders(headers)
    next()
  }
}
