import { lt } from 'drizzle-orm'
import { COOKIE_LIVES_S } from '../../contract/session-cookies.ts'
import type { Database, Transaction } from '../database/database.ts'
import { accountSessions } from '../database/schema.ts'

/** Forgets sessions that were seen last before their browser forgot which it is: nothing can come of them any more. */
export async function purgeSessions(db: Database | Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - COOKIE_LIVES_S * 1_000)
  await db.delete(accountSessions).where(lt(accountSessions.lastSeenAt, before))
}
