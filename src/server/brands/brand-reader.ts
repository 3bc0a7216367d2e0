import type { ReadBrand, ReadBrandAnswer } from '../../contract/brand.ts'
import type { BrandSource } from '../../email/brand/read-brand.ts'
import type { AssetService } from '../assets/assets.ts'
import type { Database } from '../database/database.ts'
import { requireRow, toEmail } from '../templates/stored.ts'
import type { Workers } from '../workers/workers.ts'
import { fetchWebsite } from './fetch-website.ts'
import { takeLogo } from './take-logo.ts'

/** Reads brands where they are already: the result is a proposal, which a person takes or drops. */
export interface BrandReader {
  /**
   * What an email or a website shows of a brand. Nothing is kept but its logo, as a picture of the account. Throws a
   * `SiteRefusal` for a website that cannot be read, and `not_found` for a template of somebody else.
   */
  read: (asked: ReadBrand, caller: ReadCaller) => Promise<ReadBrandAnswer>
}

interface ReaderParts {
  db: Database
  workers: Pick<Workers, 'readBrand'>
  assets: Pick<AssetService, 'add'>
  /** Asks addresses that people choose. */
  ask: typeof fetch
  /** For a website with its style sheets, and again for a picture. */
  patienceMs?: number
}

interface ReadCaller {
  accountId: string
  /** Aborts when the caller leaves. */
  signal: AbortSignal
}

const PATIENCE_MS = 10_000

export const createBrandReader = (parts: ReaderParts): BrandReader => ({
  read: (asked, caller) => read(parts, asked, caller)
})

async function read(parts: ReaderParts, asked: ReadBrand, caller: ReadCaller): Promise<ReadBrandAnswer> {
  const { ask, assets, workers, patienceMs = PATIENCE_MS } = parts
  const source = await sourceOf(parts, asked, caller)
  const { found, notes, logos } = await workers.readBrand(source, caller)
  const taken = await takeLogo(logos, { ask, assets, patienceMs, ...caller })
  return { found: { ...found, ...(taken.logo && { logo: taken.logo }) }, notes: [...notes, ...taken.notes] }
}

async function sourceOf(
  { db, ask, patienceMs = PATIENCE_MS }: ReaderParts,
  asked: ReadBrand,
  { accountId, signal }: ReadCaller
): Promise<BrandSource> {
  if ('from' in asked) return fetchWebsite(asked.from, { ask, signal, patienceMs })
  if ('html' in asked) return asked
  const { html, css } = toEmail(await requireRow(db, accountId, asked.template_id))
  return { html, css }
}
