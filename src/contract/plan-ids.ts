/** Plans by what they are called in addresses and rows. Apart from the schemas of calls, which browsers need not load to know a plan. */
export const PLAN_IDS = ['starter', 'professional'] as const
export type PlanId = (typeof PLAN_IDS)[number]
