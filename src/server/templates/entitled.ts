import type { EntitlementsAnswer } from '../../contract/account.ts'
import { AppError } from '../errors.ts'
import type { TemplateParts } from './parts.ts'

const REFUSALS: Record<keyof EntitlementsAnswer, AppError['message']> = {
  access_credits: 'You need a plan with credits to generate a template. Choose a plan and try again.',
  access_export_feature: 'Subscribe to a plan to export HTML/CSS templates',
  access_email_sending_feature: 'Subscribe to a plan with email sending feature to test emails',
  access_rollback_feature: 'Subscribe to a plan with rollback feature to restore previous versions'
}

/** Throws `forbidden`, or `payment_required` for credits, when the account's plan does not include the feature. */
export async function requireEntitlement(parts: TemplateParts, accountId: string, feature: keyof EntitlementsAnswer) {
  const entitlements = await parts.entitlements(accountId)
  if (entitlements[feature]) return
  throw new AppError(feature === 'access_credits' ? 'payment_required' : 'forbidden', REFUSALS[feature])
}
