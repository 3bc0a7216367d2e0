import type Stripe from 'stripe'

/** Stripe's statuses under which nothing is served any more. */
const ENDED = new Set(['canceled', 'incomplete_expired', 'unpaid', 'paused'])

type Facts = Pick<Stripe.Subscription, 'status' | 'cancel_at_period_end' | 'cancel_at'>

/**
 * The status shown for a subscription: `cancelled` once it has ended, `scheduled_cancellation` while it runs to a known end,
 * otherwise Stripe's own word. Nothing for one whose first payment has not come in.
 * `cancel_at` is what Stripe's portal sets in place of `cancel_at_period_end` for subscriptions in flexible billing mode.
 * https://docs.stripe.com/billing/subscriptions/cancel
 */
export function statusOf({ status, cancel_at_period_end, cancel_at }: Facts): string | undefined {
  if (status === 'incomplete') return undefined
  if (ENDED.has(status)) return 'cancelled'
  return cancel_at_period_end || cancel_at !== null ? 'scheduled_cancellation' : status
}

/**
 * When what was paid for ends. Since API version 2025-03-31 the period belongs to the subscription's items.
 * https://docs.stripe.com/changelog/basil/2025-03-31/deprecate-subscription-current-period-start-and-end
 */
export function periodEndOf(subscription: Stripe.Subscription): Date | null {
  const ends = subscription.items.data.map(item => item.current_period_end)
  const end = subscription.ended_at ?? subscription.cancel_at ?? (ends.length > 0 ? Math.max(...ends) : null)
  return end === null ? null : new Date(end * 1_000)
}
