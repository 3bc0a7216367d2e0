import type { EntitlementsAnswer, ProductAnswer } from '../../contract/account.ts'

interface Facts {
  credits: number
  entitlements: Pick<EntitlementsAnswer, 'access_credits'>
  products: Pick<ProductAnswer, 'subscription_status'>[]
}

/** What a generation costs, or what it needs, in words. */
export function costWords({ credits, entitlements, products }: Facts): string {
  if (entitlements.access_credits) return `Uses 1 of your ${credits} ${credits === 1 ? 'credit' : 'credits'}`
  return planRuns(products) && credits === 0
    ? 'No credits left; your plan brings new ones each month'
    : 'Needs a plan with credits'
}

/** Whether a plan is paid for, be it to the end of its period only. */
export function planRuns(products: Facts['products']): boolean {
  const status = products[0]?.subscription_status
  return status !== undefined && status !== 'cancelled'
}
