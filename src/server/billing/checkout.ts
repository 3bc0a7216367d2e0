import type Stripe from 'stripe'
import type { PlanId } from '../../contract/account.ts'
import type { Account } from '../accounts/account.ts'
import type { StripeConfig } from '../config/services.ts'
import type { Database } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { findOrCreateCustomer } from './customer.ts'
import { planOf } from './plans.ts'
import { isOurOrigin } from './return-url.ts'
import { idOf } from './stripe.ts'
import { listSubscriptions, liveOf, type Subscription } from './subscriptions.ts'

interface Parts {
  db: Database
  stripe: Stripe
  prices: StripeConfig['prices']
  siteUrl: string
  sync: (customer: string) => Promise<boolean>
}

/** Buying a plan: to the checkout, and back. */
export function createCheckout({ db, stripe, prices, siteUrl, sync }: Parts) {
  async function createCheckoutSession(account: Account, plan: PlanId, origin?: string): Promise<string> {
    if (account.closingAt) throw new AppError('conflict', CLOSING)
    const held = liveOf(await listSubscriptions(db, account.id))
    if (held.some(each => each.plan === plan)) {
      throw new AppError('conflict', `You already have the ${planOf(plan).name}. Manage it in Settings.`)
    }
    const site = origin && URL.canParse(origin) && isOurOrigin(origin, siteUrl) ? origin : siteUrl
    const url = held[0] ? switchUrl(account, held[0], plan, site) : buyUrl(account, plan, site)
    return requireUrl(await url.catch(failed))
  }

  async function buyUrl(account: Account, plan: PlanId, site: string) {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await findOrCreateCustomer(stripe, account),
      client_reference_id: account.id,
      line_items: [{ price: prices[plan], quantity: 1 }],
      success_url: `${site}/studio?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}/studio?checkout=cancelled`
    })
    return session.url
  }

  /** A second subscription would charge twice, so a plan is changed where it is: on the portal's page that asks for consent. */
  async function switchUrl({ stripeCustomerId }: Account, held: Subscription, plan: PlanId, site: string) {
    const { items } = await stripe.subscriptions.retrieve(held.id)
    const back = `${site}/settings?billing=changed`
    const session = await stripe.billingPortal.sessions.create({
      customer: stripeCustomerId ?? '',
      return_url: back,
      flow_data: {
        type: 'subscription_update_confirm',
        after_completion: { type: 'redirect', redirect: { return_url: `${back}&plan=${plan}` } },
        subscription_update_confirm: {
          subscription: held.id,
          items: [{ id: items.data[0]?.id ?? '', price: prices[plan], quantity: 1 }]
        }
      }
    })
    return session.url
  }

  /** Syncs what a checkout has bought, if it is this account's; anything else is left for the webhook. May be repeated. */
  async function settleCheckout(account: Account, sessionId: string): Promise<void> {
    if (!/^cs_\w{1,200}$/.test(sessionId)) return
    const session = await stripe.checkout.sessions.retrieve(sessionId).catch(() => undefined)
    const customer = idOf(session?.customer)
    if (session?.client_reference_id === account.id && customer) await sync(customer).catch(() => false)
  }

  return { createCheckoutSession, settleCheckout }
}

const CLOSING = 'This account is being deleted. Sign up again to choose a plan.'

function requireUrl(url: string | null): string {
  return url ?? failed(new Error('Stripe answered a session without a URL.'))
}

function failed(cause: unknown): never {
  throw new AppError('payments_failed', 'Failed to create checkout session', { cause })
}
