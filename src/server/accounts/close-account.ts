import { isNotNull } from 'drizzle-orm'
import { accountDeleted } from '../../mails/letters.ts'
import { writeLetter } from '../../mails/write-letter.ts'
import type { AssetService } from '../assets/assets.ts'
import type { AuthAdmin } from '../auth/auth-admin.ts'
import type { BillingService } from '../billing/billing.ts'
import type { Database, Sql } from '../database/database.ts'
import { accounts } from '../database/schema.ts'
import type { Log } from '../log.ts'
import type { Outbox } from '../mail/mail.ts'
import type { Account } from './account.ts'
import { markClosed } from './closed-accounts.ts'

export interface ClosingParts {
  db: Database
  sql: Sql
  billing: Pick<BillingService, 'close'>
  assets: Pick<AssetService, 'removeAllOf' | 'removePortrait'>
  authAdmin: Pick<AuthAdmin, 'deleteUser'>
  outbox: Pick<Outbox, 'enqueue' | 'wake'>
  clock: () => Date
}

/**
 * Deletes an account and all that is its own, here, at the payment service and at the auth service. What is paid for ends first: where that
 * fails, nothing has happened. From then on the account is marked, so that `finishClosing` goes on with whatever breaks; the row goes
 * last, since all the rest is found by it.
 */
export async function closeAccount(parts: ClosingParts, account: Account): Promise<void> {
  await parts.billing.close(account)
  await markClosed(parts.db, account, parts.clock())
  await removeAll(parts, account)
}

const EVERY_MS = 5 * 60_000

/** Goes on, now and every few minutes, with what was begun and broke. Answers how to stop. */
export function startFinishing(parts: ClosingParts, log: Pick<Log, 'warn'>): () => void {
  const finish = () =>
    finishClosing(parts, log).catch(err => log.warn({ err }, 'Accounts to delete were not looked for'))
  const timer = setInterval(finish, EVERY_MS)
  timer.unref()
  void finish()
  return () => clearInterval(timer)
}

/** What fails again waits for the next time. */
export async function finishClosing(parts: ClosingParts, log: Pick<Log, 'warn'>): Promise<void> {
  const begun = await parts.db.select().from(accounts).where(isNotNull(accounts.closingAt))
  for (const account of begun) {
    await removeAll(parts, account).catch(err =>
      log.warn({ err, account: account.id }, 'An account is not deleted yet')
    )
  }
}

/** Each step may be repeated. Nobody can sign in after the first, so nothing comes in after the others. */
async function removeAll(parts: ClosingParts, account: Account) {
  await parts.authAdmin.deleteUser(account.userId)
  await parts.assets.removeAllOf(account.id)
  await parts.assets.removePortrait(account.id)
  await removeRows(parts, account)
}

/**
 * With the account go its templates and all else that names it, and mails to its address with what they say and link to. The last
 * mail is put in once, after them.
 */
async function removeRows({ sql, outbox, clock }: ClosingParts, { id, userId, email }: Account) {
  await sql.begin(async tx => {
    await tx`delete from mailwright.account_sessions where user_id = ${userId}`
    const { count } = await tx`delete from mailwright.accounts where id = ${id}`
    if (count === 0) return
    await tx`delete from mailwright.mail_outbox where recipient = ${email}`
    await outbox.enqueue(tx, { to: email, ...writeLetter(accountDeleted({ email, time: clock() })) })
  })
  outbox.wake()
}
