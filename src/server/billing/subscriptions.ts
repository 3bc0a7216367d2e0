import { desc, eq } from 'drizzle-orm'
import type { EntitlementsAnswer, PlanId, ProductAnswer } from '../../contract/account.ts'
import type { Database } from '../database/database.ts'
import { subscriptions } from '../database/schema.ts'
import { planOf } from './plans.ts'

export type Subscription = typeof subscriptions.$inferSelect

/** The account's subscriptions, the one that runs longest first. */
export function listSubscriptions(db: Database, accountId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(desc(subscriptions.currentPeriodEnd), desc(subscriptions.syncedAt))
}

/** Those that still serve: everything but what has been cancelled. */
export function liveOf(all: Subscription[]): Subscription[] {
  return all.filter(each => each.status !== 'cancelled')
}

/** What an account is shown of its subscriptions: those that run, or else the last one that ended. */
export function productsOf(all: Subscription[]): ProductAnswer[] {
  const live = liveOf(all)
  return (live.length > 0 ? live : all.slice(0, 1)).map(({ plan, status, currentPeriodEnd }) => ({
    name: planOf(plan).name,
    plan,
    subscription_status: status,
    current_period_end: currentPeriodEnd?.toISOString() ?? null
  }))
}

/** What the plans that run allow; credits need one of them and a balance. */
export function entitlementsOf(held: PlanId[], balance: number): EntitlementsAnswer {
  const plans = held.map(planOf)
  return {
    access_credits: plans.length > 0 && balance > 0,
    access_export_feature: plans.some(plan => plan.exportFeature),
    access_email_sending_feature: plans.some(plan => plan.emailSendingFeature),
    access_rollback_feature: plans.some(plan => plan.rollbackFeature)
  }
}
