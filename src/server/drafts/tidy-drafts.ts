import { isNotNull, lt, or } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { drafts } from '../database/schema.ts'

const DAY_MS = 24 * 60 * 60_000

/** Forgets for good what was discarded a day ago, and what nobody came back for in a month. */
export async function purgeDrafts(db: Database | Transaction, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { rowCount } = await db.delete(drafts).where(or(lt(drafts.deletedAt, before(1)), lt(drafts.cutAt, before(30))))
  return rowCount ?? 0
}

/** At the start of a database that is ours alone, nobody is at work on a draft. */
export async function freeDrafts(db: Database): Promise<void> {
  await db.update(drafts).set({ heldAt: null }).where(isNotNull(drafts.heldAt))
}
