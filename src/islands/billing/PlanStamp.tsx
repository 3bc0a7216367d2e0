import { Check } from 'lucide-react'
import type { ProductAnswer } from '../../contract/account.ts'
import type { Plan } from '../../contract/payments.ts'
import { Icon } from '../ui/Icon.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import { PlanButton } from './PlanButton.tsx'
import { credits, priceOf } from './words.ts'

interface PlanStampProps {
  plan: Plan
  products: ProductAnswer[]
  /** The one primary button of the view, if it is on this stamp. */
  variant: 'primary' | 'secondary'
}

/** A plan as a stamp: its face value is its price, its credits are tiny stamps. */
export function PlanStamp({ plan, products, variant }: PlanStampProps) {
  return (
    <div className="plan-place">
      <Stamp size="large">
        <div className={`plan-face plan-${plan.id}`}>
          <span className="rosette" aria-hidden="true" />
          <h3 className="plan-name">{plan.name}</h3>
          <p className="plan-price">
            <b>{priceOf(plan)}</b> a month
          </p>
          <Credits count={plan.credits} />
        </div>
        <ul className="plan-lines">
          {plan.lines.map(line => (
            <li key={line}>
              <Icon of={Check} size={16} />
              {line}
            </li>
          ))}
        </ul>
        <PlanButton plan={plan} products={products} size="form" variant={variant} className="btn-wide-fill" />
      </Stamp>
      {plan.popular && <Seal />}
    </div>
  )
}

function Credits({ count }: { count: number }) {
  return (
    <p className="plan-credits">
      <span className="only-spoken">{credits(count)} a month</span>
      {Array.from({ length: count }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stamps are all alike
        <span key={nth} className="stamp stamp-tiny" aria-hidden="true" />
      ))}
    </p>
  )
}

function Seal() {
  return (
    <>
      <span className="only-spoken">Most Popular</span>
      <span className="seal" aria-hidden="true">
        Most
        <br />
        Popular
      </span>
    </>
  )
}
