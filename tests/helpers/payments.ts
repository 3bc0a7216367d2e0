import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SANDBOX_PRICES } from '../../src/sandbox/payments/catalogue.ts'
import { createPaymentsStandIn } from '../../src/sandbox/payments/stand-in.ts'
import { createBilling } from '../../src/server/billing/billing.ts'
import { createStripe } from '../../src/server/billing/stripe.ts'
import { createCredits } from '../../src/server/credits/credits.ts'
import { accounts } from '../../src/server/database/schema.ts'
import type { TestDatabase } from './database.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'
const SITE = 'http://localhost:4321'

/** Billing against the payment stand-in. The webhook takes nothing by itself: events wait in `sent` until a test hands them over. */
export function openShop({ db, sql }: TestDatabase) {
  let now = new Date()
  const sent: { body: string; signature: string }[] = []
  const standIn = createPaymentsStandIn({
    sql,
    clock: () => now,
    siteUrl: SITE,
    webhookSecret: WEBHOOK_SECRET,
    deliver: async (body, signature) => {
      sent.push({ body, signature })
    }
  })
  const stripeConfig = { secretKey: 'sk_test_sandbox', webhookSecret: WEBHOOK_SECRET, prices: SANDBOX_PRICES }
  const stripe = createStripe(stripeConfig, standIn.httpClient)
  const credits = createCredits({ db })
  const billing = createBilling({ config: { siteUrl: SITE, stripe: stripeConfig }, db, credits, stripe })

  const reload = async (id: string) => {
    const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
    if (!account) throw new Error('The account is gone.')
    return account
  }
  const newAccount = async () => {
    const email = `${randomUUID()}@example.com`
    const [account] = await db.insert(accounts).values({ userId: randomUUID(), email }).returning()
    if (!account) throw new Error('No account was made.')
    return account
  }
  /** Every event that has been sent since the last call. */
  const takeEvents = async () => {
    await standIn.deliverDue()
    return sent.splice(0)
  }
  const handOver = async (events: typeof sent) => {
    for (const { body, signature } of events) await billing.receiveWebhook(body, signature)
  }
  const passTime = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000)
  }
  return { standIn, stripe, credits, billing, reload, newAccount, takeEvents, handOver, passTime, site: SITE }
}

/** The last part of a page's address: the id of a checkout or portal session. */
export function idIn(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** A card that works. */
export const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }
