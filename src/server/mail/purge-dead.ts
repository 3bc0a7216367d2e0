import { lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { mailOutbox } from '../database/schema.ts'
import { oldestDead } from './outbox-rows.ts'

/** Forgets mails that were given up a week ago: they hold an address, words and links of somebody's. */
export async function purgeDead(db: Database | Transaction, now: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.deadAt, oldestDead(now)))
}
