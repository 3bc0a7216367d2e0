import { useStore } from '@nanostores/react'
import type { ProductAnswer } from '../../contract/account.ts'
import { $leaving, keepPlan, openPortal } from '../../stores/plans.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { credits, dayAhead } from './words.ts'

interface SubscriptionNoticeProps {
  product: ProductAnswer | undefined
  /** The account's balance. */
  balance: number
}

/** What needs to be known about a subscription: that it is to end, has ended, or could not be paid. Nothing otherwise. */
export function SubscriptionNotice({ product, balance }: SubscriptionNoticeProps) {
  if (product?.subscription_status === 'scheduled_cancellation') return <Ending product={product} balance={balance} />
  if (product?.subscription_status === 'cancelled') return <Ended balance={balance} />
  if (product?.subscription_status === 'past_due') return <Unpaid />
  return null
}

function Ending({ product, balance }: { product: ProductAnswer; balance: number }) {
  const leaving = useStore($leaving)
  const end = product.current_period_end
  const when = end ? `on ${dayAhead(end, new Date())}` : 'with the month you paid for'
  // The button goes with its notice; the plan that goes on is where the visitor was.
  const keep = () => keepPlan().then(() => rescueFocus('.plan-row .btn'))
  const kept = balance > 0 ? ` and your ${credits(balance)}` : ''
  const button = (
    <Button size="bar" busy={leaving === 'keep'} busyLabel="Keeping…" onClick={keep}>
      Keep my plan
    </Button>
  )
  return (
    <Notice tone="orange" title={`Your ${product.name} ends ${when}.`} action={button}>
      It is scheduled for cancellation. You keep every feature{kept} until then.
    </Notice>
  )
}

function Ended({ balance }: { balance: number }) {
  const kept = balance > 0 ? ` Your ${credits(balance)} ${balance === 1 ? 'is' : 'are'} kept for your next plan.` : ''
  return (
    <Notice tone="red" title="Your subscription was cancelled." action={<PortalButton>View invoices</PortalButton>}>
      You are on the free tier. Invoices stay available, and plans can be bought again.{kept}
    </Notice>
  )
}

function Unpaid() {
  return (
    <Notice tone="orange" title="Your last payment did not go through." action={<PortalButton>Pay now</PortalButton>}>
      Pay the open invoice to get this month’s credits and to keep your plan.
    </Notice>
  )
}

function PortalButton({ children }: { children: string }) {
  const leaving = useStore($leaving)
  return (
    <Button size="bar" busy={leaving === 'portal'} busyLabel="Opening…" onClick={() => openPortal(location.href)}>
      {children}
    </Button>
  )
}
