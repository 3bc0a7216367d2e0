import { sql } from 'drizzle-orm'
import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { PLAN_IDS } from '../../../contract/plan-ids.ts'
import { at, createdAt, mailwright } from './base.ts'

export const accounts = mailwright
  .table('accounts', {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The auth service's user; one account each. */
    userId: uuid('user_id').notNull().unique(),
    email: text('email').notNull(),
    stripeCustomerId: text('stripe_customer_id').unique(),
    /** The file of the person's picture, in the store of pictures. */
    pictureKey: text('picture_key'),
    /** Since when it is being deleted, which goes on until nothing is left. */
    closingAt: at('closing_at'),
    createdAt: createdAt()
  })
  .enableRLS()

/**
 * Accounts that are being deleted or were. The two ids name nobody any more, and stay: another server, which trusts a session for
 * some seconds longer, sets nothing up for them, and what is paid for after all is ended.
 */
export const closedAccounts = mailwright
  .table('closed_accounts', {
    /** The account's. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull().unique(),
    closedAt: at('closed_at').notNull()
  })
  .enableRLS()

/** The account that a row belongs to, and goes with. */
export const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

export const subscriptions = mailwright
  .table(
    'subscriptions',
    {
      /** Stripe's id of the subscription. */
      id: text('id').primaryKey(),
      accountId: accountId(),
      plan: text('plan', { enum: PLAN_IDS }).notNull(),
      /** Stripe's status, or our `scheduled_cancellation` and `cancelled`. */
      status: text('status').notNull(),
      currentPeriodEnd: at('current_period_end'),
      syncedAt: at('synced_at').notNull().defaultNow()
    },
    table => [index('subscriptions_account').on(table.accountId)]
  )
  .enableRLS()

/** The ledger: the balance of an account is the sum of its entries. A hold is settled once, by commit (0) or release (+1). */
export const creditEntries = mailwright
  .table(
    'credit_entries',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: accountId(),
      amount: integer('amount').notNull(),
      kind: text('kind', { enum: ['grant', 'hold', 'commit', 'release'] }).notNull(),
      /** Makes the entry happen once: `invoice:in_1`, `hold:<generation>`, `settle:<generation>`. */
      reference: text('reference').notNull().unique(),
      createdAt: createdAt()
    },
    table => [
      index('credit_entries_account').on(table.accountId),
      index('credit_entries_holds').on(table.createdAt).where(sql`${table.kind} = 'hold'`)
    ]
  )
  .enableRLS()
