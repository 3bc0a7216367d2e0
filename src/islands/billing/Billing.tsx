import { useEffect } from 'react'
import type { AccountFacts } from '../../contract/account.ts'
import type { InvoiceAnswer, Plan } from '../../contract/payments.ts'
import { finishReturn } from '../../stores/checkout-return.ts'
import { InvoiceList } from './InvoiceList.tsx'
import { PlanRow } from './PlanRow.tsx'
import { SubscriptionNotice } from './SubscriptionNotice.tsx'
import { useAccount } from './use-account.ts'

export interface BillingProps extends AccountFacts {
  plans: readonly Plan[]
  invoices: InvoiceAnswer[]
}

/** 'Billing & Pricing' of Settings. */
export function Billing({ plans, invoices, ...facts }: BillingProps) {
  const { account, products } = useAccount(facts)
  useEffect(() => {
    finishReturn(new URL(location.href))
  }, [])
  return (
    <>
      <SubscriptionNotice product={products[0]} balance={account.credits} />
      <ul className="m-0 list-none p-0">
        {plans.map(plan => (
          <PlanRow key={plan.id} plan={plan} products={products} />
        ))}
      </ul>
      <InvoiceList invoices={invoices} />
    </>
  )
}
