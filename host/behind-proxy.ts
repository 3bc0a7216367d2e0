import type { Config } from '../src/server/config.ts'
import type { Handler } from './static-files.ts'

/**
 * Where TLS ends at a proxy, requests for the site's own host arrive as plain HTTP; the pages must see the address that the
 * browser sees, or their same-origin check refuses every form.
 */
export function behindProxy(config: Config): Handler {
  const { protocol, host } = new URL(config.siteUrl)
  return (request, _response, next) => {
    // Set each time: a proxy may send requests for several hosts through one connection.
    if (protocol === 'https:') Object.assign(request.socket, { encrypted: request.headers.host === host })
    next()
  }
}
