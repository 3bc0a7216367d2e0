import { BlockList, isIP } from 'node:net'

/** https://www.iana.org/assignments/iana-ipv4-special-registry: all that is not the public internet. */
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4'
]
/** Inside of 2000::/3, the only public part: places of tests and of documents, and those that carry an IPv4 address. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
const closedV4 = listOf(CLOSED_V4, 'ipv4')
const closedV6 = listOf(CLOSED_V6, 'ipv6')
const openV6 = listOf(['2000::/3'], 'ipv6')

/** Whether an IP address is one of the public internet: neither this machine, nor its network, nor what clouds tell their machines. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closedV4.check(address, 'ipv4')
  return family === 6 && !address.includes('%') && openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
}
