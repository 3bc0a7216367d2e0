import type Stripe from 'stripe'
import type { PlanId } from '../../contract/account.ts'
import { planOf } from './plans.ts'
import { idOf } from './stripe.ts'

/**
 * The credits that a paid invoice is worth. A whole period is worth the plan's credits. After a change of plan within a period
 * Stripe bills the rest of the new plan and credits the rest of the old one; those lines are worth their share, so a dearer plan
 * adds the difference and a cheaper one takes nothing back.
 */
export function creditsOf(
  lines: Stripe.InvoiceLineItem[],
  planOfPrice: (price?: string) => PlanId | undefined
): number {
  const worth = lines.map(line => {
    const plan = planOfPrice(idOf(line.pricing?.price_details?.price))
    return plan ? planOf(plan).credits * shareOf(line) : 0
  })
  const sum = worth.reduce((total, each) => total + each, 0)
  return Math.max(0, Math.round(sum))
}

/** 1 for a whole period; for a part of one, the part of the price that was charged, negative when it was given back. */
function shareOf({ amount, parent, pricing, quantity }: Stripe.InvoiceLineItem): number {
  const isPart = parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration ?? false
  if (!isPart) return 1
  const whole = Number(pricing?.unit_amount_decimal ?? 0) * (quantity ?? 1)
  return whole > 0 ? amount / whole : 0
}
