import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Plan } from '../../contract/payments.ts'
import { $products } from '../../stores/account.ts'
import { $chosenPlan } from '../../stores/chosen-plan.ts'
import { $planError, $plansOpen, closePlans, followAccess } from '../../stores/plans.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { useMedia } from '../ui/use-media.ts'
import { PlanRow } from './PlanRow.tsx'
import { PlanStamp } from './PlanStamp.tsx'

export interface PlansDialogProps {
  plans: readonly Plan[]
}

/** The plans, as stamps, or as rows on a phone. On its page the dialog opens and closes by the rules of access. */
export function PlansDialog({ plans }: PlansDialogProps) {
  useEffect(followAccess, [])
  const [open, error, products, chosen, isNarrow] = [
    useStore($plansOpen, { ssr: 'initial' }),
    useStore($planError, { ssr: 'initial' }),
    useStore($products, { ssr: 'initial' }),
    useStore($chosenPlan, { ssr: 'initial' }),
    useMedia('(width < 700px)')
  ]
  const first = plans.find(plan => (chosen ? plan.id === chosen : plan.popular))
  const variantOf = (plan: Plan) => (plan === first ? 'primary' : 'secondary')
  return (
    <Dialog open={open} onClose={closePlans} title="Choose a plan" width={832} stripes full>
      <p className="m-0">
        {chosen && first && <b>You chose the {first.name}. </b>}1 credit = 1 AI-generated template. Finished emails to
        begin with, editing by hand and the chat are free, without a plan too.
      </p>
      {isNarrow ? (
        <ul className="m-0 mt-2 list-none p-0">
          {plans.map(plan => (
            <PlanRow key={plan.id} plan={plan} products={products} variant={variantOf(plan)} />
          ))}
        </ul>
      ) : (
        <div className="plans plan-dialog mt-6">
          {plans.map(plan => (
            <PlanStamp key={plan.id} plan={plan} products={products} variant={variantOf(plan)} />
          ))}
        </div>
      )}
      {error && <ErrorLine className="mt-5">{error}</ErrorLine>}
      <p className="small m-0 mt-5">
        Billed monthly through Stripe. Cancel whenever you like; access lasts to the end of the month you paid for.
      </p>
    </Dialog>
  )
}
