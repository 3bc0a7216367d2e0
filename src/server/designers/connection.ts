import { eq } from 'drizzle-orm'
import type { ConnectDesigner, ConnectionAnswer } from '../../contract/designer.ts'
import type { LocalServer } from '../config/designers.ts'
import type { Database } from '../database/database.ts'
import { designerConnections } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { refusePlace } from '../internet/guarded-fetch.ts'
import type { ModelAsked } from '../workers/tasks.ts'
import { AddressRefusal } from './address-refusal.ts'
import type { DesignerParts } from './parts.ts'

export type ConnectionRow = typeof designerConnections.$inferSelect

/** Said outright: the libraries would take another from the environment of the server. */
const PLACES = { anthropic: 'https://api.anthropic.com/v1', openai: 'https://api.openai.com/v1' }
/** The signs of a key that tell its owner which one it is. A short key would be told by them. */
const SHOWN = 4
const LEAST_KEY = 12

export const OWN_OFF =
  'Own keys are off on this site: it has no SECRETS_KEY to seal them with. Ask whoever runs it to set one.'

export async function findConnection(db: Database, accountId: string): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(designerConnections).where(eq(designerConnections.accountId, accountId))
  return row
}

/** Keeps a connection, sealed. Throws `unprocessable` for an address that is not asked, and where the key is missing. */
export async function saveConnection(parts: DesignerParts, accountId: string, asked: ConnectDesigner): Promise<void> {
  const { db, sealing } = parts
  if (!sealing) throw new AppError('forbidden', OWN_OFF)
  const address = asked.address && (await allowedAddress(parts, asked.address))
  const known = await findConnection(db, accountId)
  const isSamePlace = known?.service === asked.service && known.address === (address ?? null)
  // A kept key goes nowhere else than where it was meant for.
  const kept = isSamePlace && !asked.key ? known : undefined
  if (!asked.key && !kept?.sealedKey && asked.service !== 'openai-compatible') {
    throw new AppError('unprocessable', 'Put in the key that the service gave you.')
  }
  const row = {
    service: asked.service,
    model: asked.model,
    address: address ?? null,
    sealedKey: asked.key ? sealing.seal(asked.key, accountId) : (kept?.sealedKey ?? null),
    keyEnd: asked.key ? endOf(asked.key) : (kept?.keyEnd ?? null),
    ...UNTESTED
  }
  await db
    .insert(designerConnections)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: designerConnections.accountId, set: row })
}

const UNTESTED = { testedAt: null, testMs: null, testTokens: null, testCostMicros: null }
const endOf = (key: string) => (key.length < LEAST_KEY ? '' : key.slice(-SHOWN))

/** Servers that the operator named may be asked wherever they are, at their base; all others are on the public internet. */
async function allowedAddress({ localServers, resolve }: DesignerParts, written: string): Promise<string> {
  const address = written.replace(/\/+$/, '')
  if (!URL.canParse(address))
    throw new AppError('unprocessable', 'This is no address. Write one such as https://models.example.com/v1.')
  if (isNamed(localServers, address)) return address
  await refusePlace(new URL(address), { refusal: AddressRefusal, resolve }).catch(error => {
    throw error instanceof AddressRefusal ? new AppError('unprocessable', error.message) : error
  })
  return address
}

/** No other path of such a server: it may do more than answer, such as delete its models. */
const isNamed = (servers: DesignerParts['localServers'], address: string) =>
  servers.some(server => new URL(address).href === baseOf(server))

/** Where a named server speaks OpenAI's language. */
export const baseOf = ({ url }: LocalServer): string => new URL('/v1', url).href

/** How the model of a connection is asked, the key opened. Throws where it can no longer be opened. */
export function modelOf({ sealing, localServers }: DesignerParts, row: ConnectionRow): ModelAsked {
  if (!sealing) throw new AppError('forbidden', OWN_OFF)
  const apiKey = row.sealedKey === null ? undefined : sealing.open(row.sealedKey, row.accountId)
  if (row.sealedKey !== null && apiKey === undefined) {
    throw new AppError(
      'designer_failed',
      'Your key can no longer be opened here. Nothing was changed or charged. Put it in again in Settings, under Designer.'
    )
  }
  const { service: provider, model } = row
  const baseUrl = provider === 'openai-compatible' ? (row.address ?? '') : PLACES[provider]
  return { provider, model, apiKey, baseUrl, reach: isNamed(localServers, baseUrl) ? 'named' : 'public' }
}

export function toConnectionAnswer(row: ConnectionRow): ConnectionAnswer {
  const { service, model, address, keyEnd, sealedKey, testedAt, testMs, testTokens, testCostMicros } = row
  return {
    service,
    model,
    address,
    key_end: sealedKey === null ? null : (keyEnd ?? ''),
    tested: testedAt && {
      at: testedAt.toISOString(),
      ms: testMs ?? 0,
      tokens: testTokens ?? 0,
      cost_micros: testCostMicros
    }
  }
}
