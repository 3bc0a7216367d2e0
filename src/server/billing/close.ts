import type Stripe from 'stripe'
import type { Account } from '../accounts/account.ts'
import { AppError } from '../errors.ts'
import { findCustomer } from './customer.ts'

const NOT_ENDED =
  'Your plan could not be ended, so nothing was deleted. Please try again in a minute, or end it with Manage billing first.'

/**
 * Ends everything that an account pays for, at once, also what we have not heard of yet. It may be repeated; throws `payments_failed`
 * where something goes on.
 */
export async function closeBilling(stripe: Stripe, account: Account): Promise<void> {
  try {
    const customer = await findCustomer(stripe, account)
    if (!customer) return
    const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
    for (const { id } of data) await stripe.subscriptions.cancel(id)
  } catch (cause) {
    throw new AppError('payments_failed', NOT_ENDED, { cause })
  }
}
