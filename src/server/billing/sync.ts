import { eq, lte, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { isClosedAccount } from '../accounts/closed-accounts.ts'
import type { StripeConfig } from '../config/services.ts'
import type { CreditService } from '../credits/credits.ts'
import type { Database } from '../database/database.ts'
import { accounts, subscriptions } from '../database/schema.ts'
import { endAll } from './close.ts'
import { createTurns } from './in-turn.ts'
import { creditsByInvoice } from './invoice-credits.ts'
import { periodEndOf, statusOf } from './status.ts'
import { planOfPrice } from './stripe.ts'

interface Parts {
  db: Database
  stripe: Stripe
  credits: Pick<CreditService, 'grant'>
  prices: StripeConfig['prices']
}

/** As many invoices as are looked at in one go, the newest first: more than eight years of months. */
const INVOICES = 100

/**
 * Makes the answer: copies what Stripe says about a customer into our tables. It may be called for any reason, in any order and as
 * often as anyone likes: it reads the truth anew each time, and of two that overlap the one that began later wins.
 */
export function createSync({ db, stripe, credits, prices }: Parts) {
  const inTurn = createTurns()
  const planOf = (price?: string) => planOfPrice(prices, price)

  /** Answers whether the customer belongs to an account of ours. What one whose account was deleted pays for after all ends at once. */
  const syncCustomer = (customer: string): Promise<boolean> =>
    inTurn(customer, async () => {
      const accountId = await findAccountId(customer)
      if (!accountId) return false
      if (await isClosedAccount(db, accountId)) await endAll(stripe, customer)
      if (!(await isOpen(accountId))) return false
      const began = await databaseTime(db)
      const held = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
      for (const subscription of held.data) await store(accountId, customer, subscription, began)
      const invoices = await stripe.invoices.list({ customer, limit: INVOICES })
      for (const [invoice, amount] of creditsByInvoice(invoices.data.toReversed(), planOf)) {
        if (amount > 0) await credits.grant(accountId, amount, `invoice:${invoice}`)
      }
      return true
    })

  /** The account of a customer, as we know or Stripe was told; it need not be there, nor ever have been one of this site. */
  async function findAccountId(customer: string): Promise<string | undefined> {
    const [known] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.stripeCustomerId, customer))
    if (known) return known.id
    const person = await stripe.customers.retrieve(customer)
    const claimed = person.deleted ? undefined : person.metadata.account_id
    return claimed && /^[0-9a-f-]{36}$/i.test(claimed) ? claimed : undefined
  }

  async function isOpen(accountId: string): Promise<boolean> {
    const [account] = await db
      .select({ closingAt: accounts.closingAt })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    return account?.closingAt === null
  }

  async function store(accountId: string, customer: string, subscription: Stripe.Subscription, began: Date) {
    const plan = planOf(subscription.items.data[0]?.price.id)
    const status = statusOf(subscription)
    if (!plan || !status) return
    // The account has a customer once it has bought something; one who only looked at the checkout has none.
    await db.update(accounts).set({ stripeCustomerId: customer }).where(eq(accounts.id, accountId))
    const facts = { plan, status, currentPeriodEnd: periodEndOf(subscription), syncedAt: began }
    await db
      .insert(subscriptions)
      .values({ id: subscription.id, accountId, ...facts })
      .onConflictDoUpdate({ target: subscriptions.id, set: facts, setWhere: lte(subscriptions.syncedAt, began) })
  }

  return syncCustomer
}

/** One clock for every process that syncs. */
async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return new Date(rows[0]?.now ?? Number.NaN)
}
