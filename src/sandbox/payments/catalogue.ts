import type { Plan } from '../../contract/payments.ts'
import { PLANS } from '../../server/billing/plans.ts'
import type { StripeConfig } from '../../server/config/services.ts'
import type { Price } from './objects.ts'
import { requireFound } from './refusal.ts'

/** The prices of the stand-in, for the configuration. */
export const SANDBOX_PRICES: StripeConfig['prices'] = { starter: 'price_starter', professional: 'price_professional' }

const CREATED = Date.UTC(2026, 0, 1) / 1_000

/** What is for sale, as Stripe's dashboard would hold it. */
export const PRICES: Price[] = PLANS.map(plan => ({
  id: SANDBOX_PRICES[plan.id],
  object: 'price',
  active: true,
  created: CREATED,
  currency: 'usd',
  unit_amount: plan.priceInCents,
  unit_amount_decimal: String(plan.priceInCents),
  product: `prod_${plan.id}`,
  nickname: plan.name,
  type: 'recurring',
  recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
  livemode: false
}))

/** The price with this id; refuses an unknown one. */
export function requirePrice(id: string): Price {
  return requireFound(
    PRICES.find(price => price.id === id),
    'price',
    id,
    'price'
  )
}

/** The plan that a price of the stand-in's sells. */
export function planOfPriceId(id: string): Plan | undefined {
  return PLANS.find(plan => SANDBOX_PRICES[plan.id] === id)
}
