import { createHash } from 'node:crypto'
import { parseCookieHeader } from '@supabase/ssr'
import { networkOf } from '../../server/http/rate-limit-network.ts'
import type { Call, Tx } from './call.ts'
import { NOBODY } from './users.ts'

/** The caller is this process itself, which counts its own callers. */
export const THIS_PROCESS = 'this machine'

/** Networks of one user that are kept; those that were not used for the longest are forgotten. */
const KEPT_MOST = 20

/**
 * The device, or else the network, that a call comes from, where somebody has signed in there before to the account with this address.
 * Whoever knows neither is a stranger: nothing. The same work is done for an address that nobody has.
 */
export async function knownPlace({ parts, request, address }: Call, email: string): Promise<string | undefined> {
  const network = networkOf(address)
  const [user] = await parts.sql<{ id: string; is_known: boolean }[]>`
    select id, exists (
      select from auth.known_networks where user_id = users.id and network = ${digestOf(network)}
    ) as is_known
    from auth.users where email = ${email}`
  const device = deviceOf(request, parts.devices?.cookie)
  if (device && (await parts.devices?.has(user?.id ?? NOBODY, device))) return `device ${device}`
  return user?.is_known || address === THIS_PROCESS ? `network ${network}` : undefined
}

/** Remembers the network that somebody has signed in from. */
export async function noteNetwork({ address, now }: Call, tx: Tx, userId: string) {
  await tx`
    insert into auth.known_networks (user_id, network, seen_at)
    values (${userId}, ${digestOf(networkOf(address))}, ${now})
    on conflict (user_id, network) do update set seen_at = excluded.seen_at`
  await tx`
    delete from auth.known_networks where user_id = ${userId} and network not in (
      select network from auth.known_networks where user_id = ${userId} order by seen_at desc limit ${KEPT_MOST})`
}

/** From now on no network is known: one may be a thief's. */
export async function forgetNetworks(tx: Tx, userId: string) {
  await tx`delete from auth.known_networks where user_id = ${userId}`
}

/** The id that the site has given the browser of a call. */
function deviceOf({ headers }: Request, cookie: string | undefined): string | undefined {
  const cookies = parseCookieHeader(headers.get('cookie') ?? '')
  return cookies.find(({ name }) => name === cookie)?.value
}

/** Where people live and work is not kept as it is. */
function digestOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url')
}
