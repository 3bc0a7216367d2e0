import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AssetAnswer } from '../../contract/asset.ts'
import type { Database, Transaction } from '../database/database.ts'
import { accounts, assetRemovals, assets } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { AssetParts } from './asset-parts.ts'
import { type AddressOf, toAssetAnswer } from './asset-rows.ts'
import { ASSET_TYPES, readPicture } from './read-picture.ts'
import { removeFiles } from './removals.ts'

/** A file as it was uploaded. */
export interface NewAsset {
  name: string
  bytes: Uint8Array
}

/** Longer than the store may take: a file that stands without its row after that has been forgotten. */
const GRACE_MS = 3_600_000

/** Reads and keeps a picture. The file is noted for removal until its row stands, so that neither is ever there alone. */
export async function addAsset(
  parts: AssetParts,
  url: AddressOf,
  accountId: string,
  asset: NewAsset
): Promise<AssetAnswer> {
  const { db, store, clock } = parts
  const { end, bytes, width, height } = await readPicture(asset.bytes)
  await requireRoom(parts, db, accountId, bytes.length)
  const id = randomUUID()
  const key = `${id}.${end}`
  await db.insert(assetRemovals).values({ key, dueAt: new Date(clock().getTime() + GRACE_MS) })
  try {
    await store.put(key, { bytes, type: ASSET_TYPES[end] })
    const row = { id, accountId, name: asset.name, key, width, height, bytes: bytes.length }
    return toAssetAnswer(await db.transaction(tx => insert(parts, tx, row)), url)
  } catch (error) {
    await removeFiles(parts, [key])
    throw error
  }
}

/** The account is locked, so that two uploads at once do not both take the last room. */
async function insert(parts: AssetParts, tx: Transaction, row: typeof assets.$inferInsert & { bytes: number }) {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, row.accountId)).for('update')
  await requireRoom(parts, tx, row.accountId, row.bytes)
  const [inserted] = await tx.insert(assets).values(row).returning()
  if (!inserted) throw new Error('The picture was not stored.')
  await tx.delete(assetRemovals).where(eq(assetRemovals.key, row.key))
  return inserted
}

async function requireRoom(
  { bytesPerAccount }: AssetParts,
  db: Database | Transaction,
  accountId: string,
  bytes: number
) {
  const [found] = await db
    .select({ total: sql<string>`coalesce(sum(${assets.bytes}), 0)` })
    .from(assets)
    .where(eq(assets.accountId, accountId))
  if (Number(found?.total ?? 0) + bytes <= bytesPerAccount) return
  const megabytes = Math.floor(bytesPerAccount / 1024 / 1024).toLocaleString('en')
  throw new AppError(
    'too_large',
    `Your pictures may take ${megabytes} MB together. Delete some that you no longer need, then upload this one.`
  )
}
