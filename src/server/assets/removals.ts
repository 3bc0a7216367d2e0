import { inArray, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { assetRemovals } from '../database/schema.ts'
import type { AssetStore } from './asset-store.ts'

interface Parts {
  db: Database
  store: AssetStore
}

/** So many at a time, so that nothing waits for a long list. */
const AT_ONCE = 100

/** Removes the files that are due. What the store does not remove now stays noted. Answers how many went. */
export async function removeDue(parts: Parts, now: Date): Promise<number> {
  const due = await parts.db
    .select({ key: assetRemovals.key })
    .from(assetRemovals)
    .where(lte(assetRemovals.dueAt, now))
    .orderBy(assetRemovals.dueAt)
    .limit(AT_ONCE)
  return removeFiles(
    parts,
    due.map(({ key }) => key)
  )
}

/** Removes these files, which are noted for it. Never throws: what fails stays noted for the next tidying. Answers how many went. */
export async function removeFiles({ db, store }: Parts, keys: string[]): Promise<number> {
  const outcomes = await Promise.allSettled(keys.map(key => store.remove(key)))
  const gone = keys.filter((_, at) => outcomes[at]?.status === 'fulfilled')
  if (gone.length === 0) return 0
  const forget = db.delete(assetRemovals).where(inArray(assetRemovals.key, gone))
  return forget.then(
    () => gone.length,
    () => 0
  )
}
