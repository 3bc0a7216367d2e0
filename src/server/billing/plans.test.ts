import { expect, test } from 'vitest'
import { PLAN_IDS } from '../../contract/plan-ids.ts'
import { PLANS } from './plans.ts'
import { entitlementsOf } from './subscriptions.ts'

test('prices and credits are those of the specification, and the first line of a plan agrees with its credits', () => {
  expect(PLANS.map(plan => [plan.name, plan.priceInCents, plan.credits, plan.popular])).toEqual([
    ['Starter Pack', 900, 5, false],
    ['Professional Pack', 2_900, 20, true]
  ])
  for (const { lines, credits } of PLANS) expect(lines[0]).toBe(`${credits} AI-generated templates`)
})

test('every plan there is can be bought', () => {
  expect(PLANS.map(plan => plan.id)).toEqual([...PLAN_IDS])
})

test('credits need both a plan and a balance', () => {
  expect([entitlementsOf([], 5), entitlementsOf(['starter'], 0), entitlementsOf(['starter'], 1)]).toMatchObject([
    { access_credits: false },
    { access_credits: false, access_export_feature: true },
    { access_credits: true }
  ])
})

test('without a plan nothing is allowed', () => {
  expect(Object.values(entitlementsOf([], 20))).toEqual([false, false, false, false])
})
