import { and, eq } from 'drizzle-orm'
import type { AssetAnswer, AssetPage } from '../../contract/asset.ts'
import type { ListPage } from '../../contract/list-page.ts'
import type { Database } from '../database/database.ts'
import { cutPage, newestFirst } from '../database/newest-first.ts'
import { assets } from '../database/schema.ts'

type AssetRow = typeof assets.$inferSelect

/** Where readers load a picture from, by its key. */
export type AddressOf = (key: string) => string

const { micros, order, after } = newestFirst(assets)

/** A path of this site, which compiling makes absolute, unless pictures lie elsewhere. */
export function addressOf(publicUrl: string | undefined): AddressOf {
  return key => `${publicUrl ?? '/assets'}/${key}`
}

/** A page of the account's pictures, the newest first. */
export async function listAssets(
  db: Database,
  url: AddressOf,
  accountId: string,
  { cursor, limit }: ListPage
): Promise<AssetPage> {
  const found = await db
    .select({ asset: assets, micros })
    .from(assets)
    .where(and(eq(assets.accountId, accountId), after(cursor)))
    .orderBy(...order)
    .limit(limit + 1)
  const { rows, next_cursor } = cutPage(
    found.map(({ asset, micros }) => ({ ...asset, micros })),
    limit
  )
  return { assets: rows.map(row => toAssetAnswer(row, url)), next_cursor }
}

export function toAssetAnswer(
  { id, key, name, width, height, bytes, createdAt }: AssetRow,
  url: AddressOf
): AssetAnswer {
  return { id, url: url(key), name, width, height, bytes, created_at: createdAt.toISOString() }
}
