import { likelySenders } from '../../compose/reading/likely-senders.ts'
import type { Brand } from '../../email/brand/brand.ts'
import { wornBy } from '../../email/brand/sender.ts'
import type { Caller, Workers } from '../workers/workers.ts'
import type { BrandService } from './brands.ts'

/** An email that is to be made. */
export interface BrandAsked {
  /** The brand that was named, `null` for none; nothing said means the sender's. */
  brandId: string | null | undefined
  brief: string
  /** Whom the form says that it is from. */
  sender: string | undefined
  today: Date
}

interface BrandForParts {
  brands: Pick<BrandService, 'list' | 'wornBy'>
  workers: Pick<Workers, 'readFacts'>
}

/**
 * The brand that an email is made in: the one that was named, else its sender's, and where the sender is not known the default.
 * Throws `not_found` for a brand that is not the account's.
 */
export async function brandFor(parts: BrandForParts, asked: BrandAsked, caller: Caller): Promise<Brand | undefined> {
  const { brandId, sender } = asked
  if (brandId !== undefined) return parts.brands.wornBy(caller.accountId, brandId)
  const brands = (await parts.brands.list(caller.accountId)).map(({ id, name, value }) => ({ ...value, id, name }))
  if (brands.length === 0) return undefined
  return wornBy(brands, sender ? [sender] : await sendersIn(parts, asked, caller))
}

async function sendersIn({ workers }: BrandForParts, { brief, today }: BrandAsked, caller: Caller): Promise<string[]> {
  const { guesses } = await workers.readFacts({ brief, today }, caller)
  return likelySenders(guesses)
}
