import type Stripe from 'stripe'
import type { EntitlementsAnswer, PlanId, ProductAnswer } from '../../contract/account.ts'
import type { InvoiceAnswer } from '../../contract/payments.ts'
import type { Account } from '../accounts/account.ts'
import type { StripeConfig } from '../config/services.ts'
import type { CreditService } from '../credits/credits.ts'
import type { Database } from '../database/database.ts'
import { createCheckout } from './checkout.ts'
import { closeBilling } from './close.ts'
import { tellEmail } from './customer.ts'
import { listInvoices } from './invoices.ts'
import { createPortal } from './portal.ts'
import { planOfPrice } from './stripe.ts'
import { entitlementsOf, listSubscriptions, liveOf, productsOf } from './subscriptions.ts'
import { createSync } from './sync.ts'
import { createWebhook } from './webhook.ts'

export interface BillingParts {
  config: { siteUrl: string; stripe: StripeConfig }
  db: Database
  credits: Pick<CreditService, 'balance' | 'grant'>
  stripe: Stripe
}

export interface BillingService {
  /** What the account may do now. */
  entitlements: (accountId: string) => Promise<EntitlementsAnswer>
  /** The subscriptions that run, or the last one that ended. */
  products: (accountId: string) => Promise<ProductAnswer[]>
  /**
   * The address where the plan is bought, or switched to from another. `origin` is where the visitor is, if that is our site.
   * Throws `conflict` when the plan is already held or the account is being deleted, `payments_failed` when Stripe fails.
   */
  createCheckoutSession: (account: Account, plan: PlanId, origin?: string) => Promise<string>
  /** The address of the customer portal. Throws `unprocessable` for a foreign `returnUrl` and for an account that never bought. */
  createPortalSession: (account: Account, returnUrl: string) => Promise<string>
  /** Takes back a cancellation that has not happened yet. Throws `conflict` when none is scheduled. */
  resume: (account: Account) => Promise<void>
  /** The account's invoices, the newest first; none when Stripe cannot be reached, since no page should fail for them. */
  invoices: (account: Account) => Promise<InvoiceAnswer[]>
  /** Tells Stripe the account's new address, which invoices and receipts are mailed to; a Stripe that cannot be reached changes nothing. */
  followEmail: (account: Account) => Promise<void>
  /** Makes our tables true when a visitor comes back from checkout or portal, whether or not a webhook has come. */
  settleReturn: (account: Account, query: URLSearchParams) => Promise<void>
  /** Ends all that the account pays for, at once; may be repeated. Throws `payments_failed` where something goes on. */
  close: (account: Account) => Promise<void>
  /** Takes an event as Stripe sends it: the body as it came, and its signature. Throws `bad_request` for a bad signature. */
  receiveWebhook: (rawBody: string, signature: string | null) => Promise<void>
}

/** Plans, payments and what they allow. Stripe keeps the truth; our tables are its copy. */
export function createBilling({ config, db, credits, stripe }: BillingParts): BillingService {
  const { siteUrl } = config
  const { prices, webhookSecret } = config.stripe
  const sync = createSync({ db, stripe, credits, prices })
  const checkout = createCheckout({ db, stripe, prices, siteUrl, sync })
  const portal = createPortal({ db, stripe, siteUrl, sync })
  return {
    ...checkout,
    ...portal,
    receiveWebhook: createWebhook({ db, stripe, webhookSecret, sync }),
    entitlements: async accountId => {
      const [all, balance] = await Promise.all([listSubscriptions(db, accountId), credits.balance(accountId)])
      return entitlementsOf(
        liveOf(all).map(each => each.plan),
        balance
      )
    },
    products: async accountId => productsOf(await listSubscriptions(db, accountId)),
    invoices: async ({ stripeCustomerId }) => {
      if (!stripeCustomerId) return []
      return listInvoices(stripe, stripeCustomerId, price => planOfPrice(prices, price)).catch(() => [])
    },
    followEmail: account => tellEmail(stripe, account).catch(() => {}),
    close: account => closeBilling(stripe, account),
    settleReturn: async (account, query) => {
      const session = query.get('session_id')
      if (session) await checkout.settleCheckout(account, session)
      else if (query.has('billing') && account.stripeCustomerId) await sync(account.stripeCustomerId).catch(() => false)
    }
  }
}
