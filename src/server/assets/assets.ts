import { and, eq } from 'drizzle-orm'
import type { AssetAnswer, AssetPage } from '../../contract/asset.ts'
import type { ListPage } from '../../contract/list-page.ts'
import { createTurns } from '../billing/in-turn.ts'
import { assets } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { addAsset, type NewAsset } from './add-asset.ts'
import type { AssetParts } from './asset-parts.ts'
import { addressOf, listAssets } from './asset-rows.ts'
import { keepPortrait, removePortrait } from './portrait.ts'
import { ASSET_TYPES, type AssetEnd } from './read-picture.ts'
import { removeDue, removeFiles } from './removals.ts'
import { usesOf, usesWords } from './uses.ts'

/** The pictures that people upload. Another account's picture is `not_found` to every call. */
export interface AssetService {
  /** Keeps a picture; see `readPicture` for what becomes of it. Throws `too_large` where the account has no room for it. */
  add: (accountId: string, asset: NewAsset) => Promise<AssetAnswer>
  /** The newest first. Throws `bad_request` for a cursor that is not ours. */
  list: (accountId: string, query: ListPage) => Promise<AssetPage>
  /** Throws `conflict`, and says how often it is used, for one that is used and not `confirmed`. */
  remove: (accountId: string, id: string, options: { confirmed: boolean }) => Promise<void>
  /** All of an account, files too, before the account itself goes. */
  removeAllOf: (accountId: string) => Promise<void>
  /** Keeps a person's picture instead of the one before; see `readPicture`. Answers its address. */
  keepPortrait: (accountId: string, bytes: Uint8Array) => Promise<string>
  removePortrait: (accountId: string) => Promise<void>
  /** A picture by its public name, for anybody; nothing where there is none. */
  file: (key: string) => Promise<{ bytes: Uint8Array; type: string } | undefined>
  /** Removes files whose rows are gone, as far as the store lets it. Answers how many. */
  tidy: () => Promise<number>
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|gif)$/

export function createAssets(parts: AssetParts): AssetService {
  const { db, store, clock } = parts
  const url = addressOf(parts.publicUrl)
  // One after the other: reading a picture takes memory and a processor.
  const inTurn = createTurns()
  return {
    add: (accountId, asset) => inTurn(accountId, () => addAsset(parts, url, accountId, asset)),
    list: (accountId, query) => listAssets(db, url, accountId, query),
    remove: (accountId, id, options) => remove(parts, accountId, id, options),
    removeAllOf: async accountId => {
      const gone = await db.delete(assets).where(eq(assets.accountId, accountId)).returning({ key: assets.key })
      await removeFiles(
        parts,
        gone.map(({ key }) => key)
      )
    },
    keepPortrait: (accountId, bytes) => inTurn(accountId, async () => url(await keepPortrait(parts, accountId, bytes))),
    removePortrait: accountId => inTurn(accountId, () => removePortrait(parts, accountId)),
    file: async key => {
      const end = KEY.exec(key)?.[1] as AssetEnd | undefined
      const bytes = end && (await store.find(key))
      return bytes && { bytes, type: ASSET_TYPES[end] }
    },
    tidy: () => removeDue(parts, clock())
  }
}

async function remove(parts: AssetParts, accountId: string, id: string, { confirmed }: { confirmed: boolean }) {
  const { db } = parts
  const own = and(eq(assets.id, id), eq(assets.accountId, accountId))
  const [asset] = await db.select({ key: assets.key }).from(assets).where(own)
  if (!asset) throw new AppError('not_found', 'This picture does not exist.')
  const uses = confirmed ? undefined : usesWords(await usesOf(db, accountId, asset.key))
  if (uses)
    throw new AppError('conflict', `${uses} Deleted, it is missing there, and in emails that were sent with it.`)
  await db.delete(assets).where(own)
  await removeFiles(parts, [asset.key])
}
