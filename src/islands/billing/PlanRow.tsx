import { Check } from 'lucide-react'
import type { ProductAnswer } from '../../contract/account.ts'
import type { Plan } from '../../contract/payments.ts'
import { Icon } from '../ui/Icon.tsx'
import { offerOf } from './offer.ts'
import { PlanButton } from './PlanButton.tsx'
import { credits, priceOf } from './words.ts'

interface PlanRowProps {
  plan: Plan
  products: ProductAnswer[]
  /** The one primary button of the view, if it is in this row. */
  variant?: 'primary' | 'secondary'
}

/** A plan as a row of Settings, and of the plans dialog on phones. */
export function PlanRow({ plan, products, variant = 'secondary' }: PlanRowProps) {
  const isHeld = offerOf(plan, products).deed === 'manage'
  return (
    <li className="plan-row text-ink">
      <PriceStamp plan={plan} />
      <div>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="m-0 text-[1.0625rem] leading-normal font-semibold">{plan.name}</h3>
          {isHeld && <span className="badge-ink">Your plan</span>}
          {plan.popular && <span className="badge-red">Most Popular</span>}
        </div>
        <p className="m-0 text-[0.9375rem] text-ink-2">{credits(plan.credits)} a month</p>
        <ul className="m-0 mt-2 list-none p-0">
          {plan.shortLines.map(line => (
            <li key={line} className="flex items-center gap-2.5 text-[0.9375rem] leading-[1.65]">
              <Icon of={Check} size={16} />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <PlanButton plan={plan} products={products} variant={variant} />
    </li>
  )
}

function PriceStamp({ plan }: { plan: Plan }) {
  return (
    <div className="stamp-shadow">
      <div className={`stamp plan-row-stamp stamp-${plan.id}`}>
        <span className="rosette" aria-hidden="true" />
        <b>
          {priceOf(plan)}
          <span className="only-spoken"> a month</span>
        </b>
      </div>
    </div>
  )
}
