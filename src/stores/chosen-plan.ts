import { atom } from 'nanostores'
import { PLAN_IDS, type PlanId } from '../contract/plan-ids.ts'
import { $products } from './account.ts'
import { openPlans } from './plans.ts'

/** The plan that a visitor chose on the way here; the dialog names it, and its button is the one that stands out. */
export const $chosenPlan = atom<PlanId | null>(null)

/**
 * Opens the plans dialog at the plan that the page's address names, and drops it from the address, so that a reload does not
 * ask again. A plan that is not one of ours, or runs already, opens nothing. The account has to be known.
 */
export function takeChosenPlan(address: URL) {
  const named = address.searchParams.get('plan')
  if (named === null) return
  address.searchParams.delete('plan')
  history.replaceState(history.state, '', address)
  const plan = PLAN_IDS.find(id => id === named)
  if (!plan || runs(plan)) return
  $chosenPlan.set(plan)
  openPlans()
}

function runs(plan: PlanId): boolean {
  return $products.get().some(product => product.plan === plan && product.subscription_status !== 'cancelled')
}
