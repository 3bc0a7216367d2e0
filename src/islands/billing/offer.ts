import type { ProductAnswer } from '../../contract/account.ts'
import type { Plan } from '../../contract/payments.ts'
import { shortName } from './words.ts'

/** What a plan's button does for this account, and what it says. */
export type Offer = { deed: 'subscribe' | 'switch' | 'manage'; label: string }

/** A plan can be bought, changed to from the one that runs, or, if it is the one that runs, looked after. */
export function offerOf(plan: Plan, products: Pick<ProductAnswer, 'plan' | 'subscription_status'>[]): Offer {
  const running = products.filter(product => product.subscription_status !== 'cancelled')
  if (running.some(product => product.plan === plan.id)) return { deed: 'manage', label: 'Manage billing' }
  return running.length > 0
    ? { deed: 'switch', label: `Switch to ${shortName(plan)}` }
    : { deed: 'subscribe', label: `Subscribe to ${shortName(plan)}` }
}
