import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { accounts, closedAccounts } from '../database/schema.ts'
import type { Account } from './account.ts'

/** Marks an account as one that is being deleted. From here on nothing is set up, bought or noted for it again, at any server. */
export async function markClosed(db: Database, { id, userId }: Account, closedAt: Date): Promise<void> {
  await db.transaction(async tx => {
    await tx.update(accounts).set({ closingAt: closedAt }).where(eq(accounts.id, id))
    await tx.insert(closedAccounts).values({ id, userId, closedAt }).onConflictDoNothing()
  })
}

/** Whether a user of the auth service had an account here that was deleted, or is being. */
export async function isClosedUser(db: Database, userId: string): Promise<boolean> {
  const found = await db.select({ id: closedAccounts.id }).from(closedAccounts).where(eq(closedAccounts.userId, userId))
  return found.length > 0
}

/** Whether there was an account of this id here that was deleted, or is being. */
export async function isClosedAccount(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: closedAccounts.id }).from(closedAccounts).where(eq(closedAccounts.id, id))
  return found.length > 0
}
