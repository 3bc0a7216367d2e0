import { planOf } from '../../src/server/billing/plans.ts'

/** What a month of each plan grants. */
export const CREDITS = { starter: planOf('starter').credits, professional: planOf('professional').credits }
