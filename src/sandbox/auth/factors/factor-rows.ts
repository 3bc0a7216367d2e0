import { z } from 'zod'
import type { Sql } from '../../../server/database/database.ts'
import type { Tx } from '../call.ts'
import { AuthRefusal } from '../refusal.ts'

export interface FactorRow {
  id: string
  user_id: string
  friendly_name: string
  /** It counts from its first good code on. */
  status: 'unverified' | 'verified'
  /** Since when it counts. */
  verified_at: Date | null
  /** Base64url. */
  secret: string
  /** Which code was used last. */
  last_step: number | null
  wrong_tries: number
  wrong_since: Date | null
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

export async function listFactors(tx: Sql | Tx, userId: string): Promise<FactorRow[]> {
  return tx<FactorRow[]>`select * from auth.factors where user_id = ${userId} order by created_at`
}

/** How many of a user's factors count. */
export async function countVerified(tx: Tx, userId: string): Promise<number> {
  const factors = await listFactors(tx, userId)
  return factors.filter(({ status }) => status === 'verified').length
}

/** A user's factor by what stands in an address, kept from other changes until the transaction ends. */
export async function requireFactor(tx: Tx, userId: string, id: string | undefined): Promise<FactorRow> {
  if (!z.guid().safeParse(id).success) {
    throw new AuthRefusal(404, 'validation_failed', 'factor_id must be an UUID')
  }
  const [factor] = await tx<FactorRow[]>`
    select * from auth.factors where id = ${id ?? null} and user_id = ${userId} for update`
  if (!factor) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** A factor as clients get it: without its secret. */
export function factorAnswer({ id, friendly_name, status, last_challenged_at, created_at, updated_at }: FactorRow) {
  return {
    id,
    created_at,
    updated_at,
    status,
    ...(friendly_name ? { friendly_name } : {}),
    factor_type: 'totp',
    phone: '',
    last_challenged_at
  }
}
