import { z } from 'zod'
import type { PlanId } from './plan-ids.ts'

export type { PlanId }

export const CreateAccount = z.strictObject({
  user_id: z.uuid('An account belongs to a user: user_id must be a UUID.'),
  email: z.email('Enter an email address.')
})

/** An account as the API answers it, with what its plan includes. */
export interface AccountAnswer {
  id: string
  user_id: string
  email: string
  stripe_customer_id: string | null
  credits: number
  export_feature: boolean
  email_sending_feature: boolean
  rollback_feature: boolean
}

export interface EntitlementsAnswer {
  access_credits: boolean
  access_export_feature: boolean
  access_email_sending_feature: boolean
  access_rollback_feature: boolean
}

/** A subscription of the account. */
export interface ProductAnswer {
  name: string
  plan: PlanId
  /** `scheduled_cancellation`, `cancelled`, or an active status such as `active`. */
  subscription_status: string
  /** When the paid period ends, ISO 8601. */
  current_period_end: string | null
}

/** What a page knows about the account when it is made. */
export interface AccountFacts {
  account: AccountAnswer
  entitlements: EntitlementsAnswer
  products: ProductAnswer[]
}
