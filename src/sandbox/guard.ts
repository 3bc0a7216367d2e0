import { isLoopback } from '../server/config.ts'
import { type Asked, callerOf } from '../server/http/caller-address.ts'

/**
 * Whether a caller may see the stand-ins' pages: somebody on this machine, who asked for it by a local name, or anybody where
 * ALLOW_SANDBOX says so. A page elsewhere that points its own name here (DNS rebinding) has another `Host`; a caller whom a
 * proxy or tunnel brought is a stranger, although the proxy's connection is local.
 */
export function isSandboxCaller(asked: Asked): boolean {
  if (asked.locals.app.config.allowSandbox) return true
  const { headers } = asked.request
  if (headers.has('forwarded') || headers.has('x-forwarded-for')) return false
  return isLoopback(callerOf(asked)) && isLoopback(nameOf(headers.get('host') ?? ''))
}

/** A `Host` header without its port. */
function nameOf(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase()
}
