import type { Config } from '../src/server/config.ts'
import type { Handler } from './static-files.ts'

/**
 * Where TLS ends at a proxy, requests for the site's own host arrive as plain HTTP; the pages must see the address that the
 * browser sees, or their same-origin check refuses every form. What reached the proxy without TLS is led to the same address with it.
 */
export function behindProxy(config: Config): Handler {
  const { protocol, host } = new URL(config.siteUrl)
  return (request, response, next) => {
    if (protocol !== 'https:') return next()
    const isOurs = request.headers.host === host
    if (isOurs && request.headers['x-forwarded-proto'] === 'http') {
      return response.writeHead(308, { location: `https://${host}${request.url}` }).end()
    }
    // Set each time: a proxy may send requests for several hosts through one connection.
    Object.assign(request.socket, { encrypted: isOurs })
    return next()
  }
}

/** What the log says once where callers may come through a proxy that nobody named. */
export const UNNAMED_PROXY =
  'A request names its caller in X-Forwarded-For, which is not believed: behind a proxy all people count as one caller, and ' +
  'share its limits. If there is a proxy, set TRUSTED_PROXY to its address.'

/** Tells, once, of a request that came through a proxy while none is trusted. */
export function noticeProxy({ trustedProxy }: Pick<Config, 'trustedProxy'>, onUnnamed: () => void): Handler {
  let isToTell = trustedProxy === undefined
  return (request, _response, next) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isToTell && isForwarded) onUnnamed()
    isToTell &&= !isForwarded
    return next()
  }
}
