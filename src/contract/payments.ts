import { z } from 'zod'
import { PLAN_IDS, type PlanId } from './plan-ids.ts'

export const CreateCheckoutSession = z.strictObject({ plan: z.enum(PLAN_IDS, `Choose ${PLAN_IDS.join(' or ')}.`) })
export const CreateCustomerPortalSession = z.strictObject({ return_url: z.string().max(2_000) })

/** A plan as it is offered; the same facts feed the pricing sections, the plans dialog and Settings. */
export interface Plan {
  id: PlanId
  name: string
  /** A month, in US cents. */
  priceInCents: number
  /** Credits each paid month adds. */
  credits: number
  exportFeature: boolean
  emailSendingFeature: boolean
  rollbackFeature: boolean
  /** What it offers, a line each, as on its stamp. */
  lines: string[]
  /** The same in fewer words, for its row in Settings. */
  shortLines: string[]
  popular: boolean
}

/** An invoice as Settings lists it. */
export interface InvoiceAnswer {
  id: string
  /** When it was made, ISO 8601. */
  date: string
  /** What was paid for: the plan's name, or what the invoice says. */
  title: string
  /** In the smallest unit of the currency; negative for a credit. */
  total: number
  /** ISO 4217 in lower case. */
  currency: string
  /** `paid`, `open`, … as Stripe says it. */
  status: string
  pdfUrl: string | null
}
