import { useStore } from '@nanostores/react'
import type { ProductAnswer } from '../../contract/account.ts'
import type { Plan } from '../../contract/payments.ts'
import { $leaving, openPortal, startCheckout } from '../../stores/plans.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { offerOf } from './offer.ts'

interface PlanButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  plan: Plan
  products: ProductAnswer[]
}

/** Buys a plan, changes to it, or opens the portal for the one that runs. */
export function PlanButton({ plan, products, ...look }: PlanButtonProps) {
  const leaving = useStore($leaving)
  const { deed, label } = offerOf(plan, products)
  const isManaged = deed === 'manage'
  return (
    <Button
      {...look}
      busy={leaving === (isManaged ? 'portal' : plan.id)}
      busyLabel="Opening…"
      onClick={() => (isManaged ? openPortal(location.href) : startCheckout(plan.id))}
    >
      {label}
    </Button>
  )
}
