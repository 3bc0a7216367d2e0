import { BlockList, isIP } from 'node:net'
import { ConfigError, type Env, read } from './variables.ts'

/** Ranges that have a name of their own. */
const NAMED = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']]
])

/**
 * The proxies whose word on who calls is believed, or nothing where there is none. Throws a `ConfigError` for what is neither
 * an address nor a range.
 */
export function trustedProxy(env: Env): BlockList | undefined {
  const value = read(env, 'TRUSTED_PROXY')
  if (value === undefined) return undefined
  const list = new BlockList()
  for (const part of value.split(/[\s,]+/).filter(Boolean)) {
    for (const range of NAMED.get(part) ?? [part]) addRange(list, range)
  }
  return list
}

function addRange(list: BlockList, range: string) {
  const [address = '', bits] = range.split('/')
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  const prefix = bits === undefined ? most : Number(bits)
  if (family === 0 || !/^\d+$/.test(bits ?? '0') || prefix > most) {
    throw new ConfigError(
      `TRUSTED_PROXY has "${range}"; it is a list of addresses such as 10.0.0.5, ranges such as 10.0.0.0/8, loopback or private.`
    )
  }
  list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
}
