import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Sql } from '../../server/database/database.ts'
import { readVerificationKey, type VerificationKey } from './verification-key.ts'

const ALGORITHM = 'ES256'

/** The key that signs, and all that may check: public parts only. */
export interface KeySet {
  kid: string
  /** A key of somebody else's, if one is believed. */
  second: VerificationKey | undefined
  signingKey: Awaited<ReturnType<typeof importJWK>>
  publicKeys: { keys: JWK[] }
}

/** The keys of this installation, made once and kept in the database, so that a restart signs nobody out. */
export type SigningKeys = () => Promise<KeySet>

/** Reads the keys when they are first needed, and makes the first one. */
export function createSigningKeys(sql: Sql, clock: () => Date, secondKey?: JWK): SigningKeys {
  let known: Promise<KeySet> | undefined
  return () => {
    known ??= readKeys(sql, clock, secondKey).catch(error => {
      known = undefined
      throw error
    })
    return known
  }
}

interface KeyRow {
  kid: string
  private_jwk: JWK
  public_jwk: JWK
  is_current: boolean | null
}

async function readKeys(sql: Sql, clock: () => Date, secondKey: JWK | undefined): Promise<KeySet> {
  const list = () => sql<KeyRow[]>`select * from auth.signing_keys order by created_at desc`
  let rows = await list()
  if (!rows.some(row => row.is_current)) {
    await makeKey(sql, clock())
    rows = await list()
  }
  const current = rows.find(row => row.is_current)
  if (!current) throw new Error('There is no key to sign access tokens with.')
  const second = await readVerificationKey(secondKey)
  const shared = rows.map(row => row.public_jwk)
  return {
    kid: current.kid,
    second,
    signingKey: await importJWK(current.private_jwk, ALGORITHM),
    publicKeys: { keys: second?.publicJwk ? [...shared, second.publicJwk] : shared }
  }
}

/** Of two processes that start at once, the one that comes second takes the other's key. */
async function makeKey(sql: Sql, now: Date) {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const [privateJwk, jwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)])
  const kid = await calculateJwkThumbprint(jwk)
  const publicJwk = { ...jwk, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
  await sql`
    insert into auth.signing_keys (kid, private_jwk, public_jwk, is_current, created_at)
    values (${kid}, ${sql.json(privateJwk as never)}, ${sql.json(publicJwk as never)}, true, ${now})
    on conflict do nothing`
}
