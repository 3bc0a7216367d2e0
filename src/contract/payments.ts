import { z } from 'zod'
import { PLAN_IDS } from './account.ts'

export const CreateCheckoutSession = z.strictObject({ plan: z.enum(PLAN_IDS, 'Choose starter or professional.') })
export const CreateCustomerPortalSession = z.strictObject({ return_url: z.string().max(2_000) })
