import type { AccountAnswer, EntitlementsAnswer, PlanId, ProductAnswer } from '../contract/account.ts'

/** What the rules about access look at. */
export interface AccessFacts {
  /** The plan that was chosen on this device, whether or not it has been paid. */
  storedPlan: PlanId | undefined
  account: Pick<AccountAnswer, 'stripe_customer_id'> | null
  products: Pick<ProductAnswer, 'subscription_status'>[]
  entitlements: Pick<EntitlementsAnswer, 'access_credits'>
}

export const NO_ENTITLEMENTS: EntitlementsAnswer = {
  access_credits: false,
  access_export_feature: false,
  access_email_sending_feature: false,
  access_rollback_feature: false
}

/** The status of the account's subscription; nothing without one. */
export function statusOf(products: AccessFacts['products']): string | undefined {
  return products[0]?.subscription_status
}

/** The account's credits, and whether a plan runs that they can be used with. */
export interface Balance {
  credits: number
  hasPlan: boolean
}

/** A plan runs while it is paid for, be it to the end of its period only. */
export function balanceOf({
  account,
  products
}: {
  account: Pick<AccountAnswer, 'credits'>
  products: AccessFacts['products']
}): Balance {
  const status = statusOf(products)
  return { credits: account.credits, hasPlan: status !== undefined && status !== 'cancelled' }
}

/** A customer of the payment service whose plan has not been cancelled. */
export function isCustomer({ account, products }: Pick<AccessFacts, 'account' | 'products'>): boolean {
  return Boolean(account?.stripe_customer_id) && statusOf(products) !== 'cancelled'
}

/** Whether the studio is open: a plan was stored here, or a customer's plan is not cancelled, or there are credits to use. */
export function hasAccess(facts: AccessFacts): boolean {
  return facts.storedPlan !== undefined || isCustomer(facts) || facts.entitlements.access_credits
}

/** A plan chosen here has served its purpose once it runs, and means nothing more once it was cancelled. */
export function forgetsStoredPlan(facts: AccessFacts): boolean {
  return facts.account !== null && (isCustomer(facts) || statusOf(facts.products) === 'cancelled')
}
