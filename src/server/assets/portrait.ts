import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { accounts, assetRemovals } from '../database/schema.ts'
import type { AssetParts } from './asset-parts.ts'
import { readPicture } from './read-picture.ts'
import { removeFiles } from './removals.ts'

type Parts = Pick<AssetParts, 'db' | 'store' | 'clock'>

/** Shown at 34 px, and sharp at three times that and in a larger place to come. */
const SIDE = 256
/** Longer than the store may take: a file that stands without its row after that has been forgotten. */
const GRACE_MS = 3_600_000

/** Keeps a person's picture as a square, instead of the one before. Answers its key. */
export async function keepPortrait(parts: Parts, accountId: string, bytes: Uint8Array): Promise<string> {
  const picture = await readPicture(bytes)
  const square = await sharp(picture.bytes).resize(SIDE, SIDE, { fit: 'cover', position: 'attention' }).png().toBuffer()
  const key = `${randomUUID()}.png`
  await parts.db.insert(assetRemovals).values({ key, dueAt: new Date(parts.clock().getTime() + GRACE_MS) })
  try {
    await parts.store.put(key, { bytes: square, type: 'image/png' })
    await replace(parts, accountId, key)
    return key
  } catch (error) {
    await removeFiles(parts, [key])
    throw error
  }
}

/** It is no error when there is none. */
export const removePortrait = (parts: Parts, accountId: string): Promise<void> => replace(parts, accountId, null)

/** The row names a file that stands, and the file before is noted for removal with it. */
async function replace(parts: Parts, accountId: string, key: string | null) {
  const former = await parts.db.transaction(async tx => {
    const own = eq(accounts.id, accountId)
    const [account] = await tx.select({ key: accounts.pictureKey }).from(accounts).where(own).for('update')
    if (!account) throw new Error('The account is gone.')
    await tx.update(accounts).set({ pictureKey: key }).where(own)
    if (key) await tx.delete(assetRemovals).where(eq(assetRemovals.key, key))
    if (account.key) await tx.insert(assetRemovals).values({ key: account.key }).onConflictDoNothing()
    return account.key
  })
  if (former) await removeFiles(parts, [former])
}
