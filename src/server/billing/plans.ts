import type { PlanId } from '../../contract/account.ts'
import type { Plan } from '../../contract/payments.ts'

/** What is for sale, the cheaper first. Everything that shows or grants a plan reads it from here. */
export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter Pack',
    priceInCents: 900,
    credits: 5,
    exportFeature: true,
    emailSendingFeature: false,
    rollbackFeature: false,
    lines: ['5 AI-generated templates', 'HTML/CSS export', 'Live previews', 'Edit by chat, by hand or in code'],
    shortLines: ['HTML/CSS export', 'AI templates, live previews'],
    popular: false
  },
  {
    id: 'professional',
    name: 'Professional Pack',
    priceInCents: 2900,
    credits: 20,
    exportFeature: true,
    emailSendingFeature: true,
    rollbackFeature: true,
    lines: [
      '20 AI-generated templates',
      'Everything in Starter',
      'Test email to your inbox',
      'Rollback to the version before'
    ],
    shortLines: ['Everything in Starter', 'Test email and rollback'],
    popular: true
  }
]

/** The plan with this id. */
export function planOf(id: PlanId): Plan {
  return PLANS.find(plan => plan.id === id) as Plan
}
