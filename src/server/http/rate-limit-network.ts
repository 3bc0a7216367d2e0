import { isIP } from 'node:net'

/**
 * The network that a caller is in: the first 24 bits of an IPv4 address, the first 64 of an IPv6 one, which is what one household or
 * one rented server has to itself. Another text is its own network.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 4).join(':')}::/64`
  return address
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  if (tail === undefined) return groups(head)
  const zeros = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)]
}
