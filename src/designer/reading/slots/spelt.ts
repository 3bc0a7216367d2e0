import { type Found, within } from '../entities/found.ts'
import type { Parsed } from '../text/parsed.ts'
import { type Draft, sliceOf } from './draft.ts'

/** Letters and figures alone, without accents: how names are spelt in addresses. */
export const squash = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replace(/[^\p{L}\d]/gu, '')

/** Parts of addresses that name nobody. */
const PUBLIC = new Set(
  'gmail googlemail yahoo hotmail outlook icloud gmx web proton protonmail aol live mail shop help app docs portal www my book booking tickets status support'.split(
    ' '
  )
)
const FEWEST_LETTERS = 4
/** A brief with more addresses is a list of others'. */
const MOST_HOSTS = 12
/** How "&" is spelt in addresses. */
const ANDS = ['and', '', 'n']

/** The names in addresses of the brief that are its own: "karaburunmarina" of berthing@karaburunmarina.example. */
export function hostsIn(drafts: readonly Draft[], { found, view: { text } }: Parsed): string[] {
  const orders = drafts.filter(({ role }) => role === 'order')
  const hosts = found
    .filter(({ kind, span }) => (kind === 'email' || kind === 'url') && !orders.some(one => within(span, one.span)))
    .flatMap(one => hostOf(one, text).split('.').slice(0, -1))
  const names = [...new Set(hosts)].filter(part => part.length >= FEWEST_LETTERS && !PUBLIC.has(part))
  return names.slice(0, MOST_HOSTS).map(squash)
}

const hostOf = ({ kind, span, value }: Found, text: string): string =>
  (kind === 'email' ? sliceOf(text, span).split('@')[1] : value.split('//')[1]?.split(/[/?#:]/)[0]) ?? ''

/** How much of one of the hosts a name spells: 1 where it is all of it, 0 where none begins so. */
export function spelt(name: string, hosts: readonly string[]): number {
  const spellings = hosts.length === 0 ? [] : ANDS.map(and => squash(name.replaceAll('&', and)))
  const shares = spellings
    .filter(({ length }) => length >= FEWEST_LETTERS)
    .flatMap(one =>
      hosts
        .filter(host => host.startsWith(one) || one.startsWith(host))
        .map(host => Math.min(one.length, host.length) / Math.max(one.length, host.length))
    )
  return Math.max(0, ...shares)
}
