import type Stripe from 'stripe'
import type { Account } from '../accounts/account.ts'
import { AppError } from '../errors.ts'
import { findCustomers } from './customer.ts'

const NOT_ENDED =
  'Your plan could not be ended, so nothing was deleted. Please try again in a minute, or end it with Manage billing first.'

/**
 * Ends everything that an account pays for, at once, also what we have not heard of yet, and checkouts in which it could still pay. It
 * may be repeated; throws `payments_failed` where something goes on.
 */
export async function closeBilling(stripe: Stripe, account: Account): Promise<void> {
  try {
    for (const customer of await findCustomers(stripe, account)) await endAll(stripe, customer)
  } catch (cause) {
    throw new AppError('payments_failed', NOT_ENDED, { cause })
  }
}

/**
 * Ends what a customer pays for and could pay for. Checkouts go first: one that is paid meanwhile cannot be expired any more, or has its
 * subscription by then.
 */
export async function endAll(stripe: Stripe, customer: string) {
  await expireOpen(stripe, customer)
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
  for (const { id } of data) await stripe.subscriptions.cancel(id)
}

async function expireOpen(stripe: Stripe, customer: string): Promise<void> {
  const { data, has_more } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) await stripe.checkout.sessions.expire(id)
  if (has_more) await expireOpen(stripe, customer)
}
