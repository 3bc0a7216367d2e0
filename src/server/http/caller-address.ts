import { type BlockList, isIP } from 'node:net'
import type { Config } from '../config.ts'

/** A request as a page or an endpoint gets it. */
export interface Asked {
  request: Request
  clientAddress: string
  locals: { app: { config: Pick<Config, 'trustedProxy' | 'allowSandbox'> } }
}

/** The address of who calls a page or an endpoint, for limits and for what is open to this machine alone. */
export function callerOf({ request, clientAddress, locals }: Asked): string {
  return callerAddress(clientAddress, request.headers, locals.app.config.trustedProxy)
}

/**
 * The address of who calls: the other end of the connection, or, where that is a trusted proxy, whom it names in
 * `X-Forwarded-For`. Each proxy adds its caller at the end, so the list is read from there, and only as far as trusted ones wrote it.
 */
export function callerAddress(connected: string, headers: Headers, trusted: BlockList | undefined): string {
  const named = headers.get('x-forwarded-for')?.split(',').map(bare).reverse() ?? []
  let caller = bare(connected)
  for (const next of named) {
    if (!isTrusted(caller, trusted) || isIP(next) === 0) break
    caller = next
  }
  return caller
}

function isTrusted(address: string, trusted: BlockList | undefined): boolean {
  return trusted?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false
}

/** An address without port and zone, and as IPv4 where it is one. */
function bare(address: string): string {
  const text = address.trim()
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return withoutPort.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
}
