import type Stripe from 'stripe'
import type { PlanId } from '../../contract/account.ts'
import { planOf } from './plans.ts'
import { idOf } from './stripe.ts'

type Invoice = Pick<Stripe.Invoice, 'id' | 'status' | 'lines'>
type PlanOfPrice = (price?: string) => PlanId | undefined

/**
 * The credits that each paid invoice of a customer is worth, by its id. `invoices` are all there are, the oldest first.
 *
 * A whole period is worth the plan's credits. After a change of plan within a period, Stripe bills the rest of the new plan and
 * credits the rest of the old one; those lines are worth their share, so that a dearer plan adds the difference. A cheaper one takes
 * nothing back, but what it would have taken is kept in mind for the next dearer one: going up and down adds nothing.
 */
export function creditsByInvoice(invoices: Invoice[], planOfPrice: PlanOfPrice): Map<string, number> {
  const worth = new Map<string, number>()
  let owed = 0
  for (const { id, status, lines } of invoices) {
    if (status === 'draft' || status === 'void') continue
    const { whole, parts } = worthOf(lines.data, planOfPrice)
    const added = Math.round(parts) - owed
    owed = Math.max(0, -added)
    if (status === 'paid') worth.set(id, whole + Math.max(0, added))
  }
  return worth
}

function worthOf(lines: Stripe.InvoiceLineItem[], planOfPrice: PlanOfPrice): { whole: number; parts: number } {
  const sum = { whole: 0, parts: 0 }
  for (const line of lines) {
    const plan = planOfPrice(idOf(line.pricing?.price_details?.price))
    if (!plan) continue
    if (isPart(line)) sum.parts += planOf(plan).credits * shareOf(line)
    else sum.whole += planOf(plan).credits
  }
  return sum
}

function isPart({ parent }: Stripe.InvoiceLineItem): boolean {
  return (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false
}

/** The part of the price that was charged, negative when it was given back. */
function shareOf({ amount, pricing, quantity }: Stripe.InvoiceLineItem): number {
  const whole = Number(pricing?.unit_amount_decimal ?? 0) * (quantity ?? 1)
  return whole > 0 ? amount / whole : 0
}
