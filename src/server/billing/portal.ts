import type Stripe from 'stripe'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { requireReturnUrl } from './return-url.ts'
import { listSubscriptions } from './subscriptions.ts'

interface Parts {
  db: Database
  stripe: Stripe
  siteUrl: string
  sync: (customer: string) => Promise<boolean>
}

/** Looking after what was bought: the portal, and keeping a plan that was to end. */
export function createPortal({ db, stripe, siteUrl, sync }: Parts) {
  async function createPortalSession({ stripeCustomerId }: Account, returnUrl: string): Promise<string> {
    const back = requireReturnUrl(returnUrl, siteUrl)
    if (!stripeCustomerId) {
      throw new AppError('unprocessable', 'There is no billing to manage yet. Choose a plan first.')
    }
    // Tells the page that things may have changed, so that it does not wait for a webhook.
    back.searchParams.set('billing', 'changed')
    const session = await stripe.billingPortal.sessions
      .create({ customer: stripeCustomerId, return_url: back.href })
      .catch(failed('Failed to access customer portal'))
    return session.url
  }

  async function resume(account: Account): Promise<void> {
    const ending = (await listSubscriptions(db, account.id)).find(each => each.status === 'scheduled_cancellation')
    if (!ending || !account.stripeCustomerId) {
      throw new AppError(
        'conflict',
        'Your plan is not scheduled for cancellation. Reload the page to see how it stands.'
      )
    }
    const { cancel_at_period_end } = await stripe.subscriptions.retrieve(ending.id).catch(failed(NOT_KEPT))
    await stripe.subscriptions
      .update(ending.id, cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' })
      .catch(failed(NOT_KEPT))
    await sync(account.stripeCustomerId)
  }

  return { createPortalSession, resume }
}

const NOT_KEPT = 'Your plan could not be kept just now. Please try again, or use Manage billing.'

function failed(message: string) {
  return (cause: unknown): never => {
    throw new AppError('payments_failed', message, { cause })
  }
}
