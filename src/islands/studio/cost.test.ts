import { expect, test } from 'vitest'
import { costWords } from './cost.ts'

const allowed = { access_credits: true }
const refused = { access_credits: false }

test('says what a generation costs, or what is missing for one', () => {
  expect(costWords({ credits: 4, entitlements: allowed, products: [] })).toBe('Uses 1 of your 4 credits')
  expect(costWords({ credits: 1, entitlements: allowed, products: [] })).toBe('Uses 1 of your 1 credit')
  expect(costWords({ credits: 0, entitlements: refused, products: [] })).toBe('Needs a plan with credits')
  const active = [{ subscription_status: 'active' }]
  expect(costWords({ credits: 0, entitlements: refused, products: active })).toMatch(/^No credits left/)
  const cancelled = [{ subscription_status: 'cancelled' }]
  expect(costWords({ credits: 3, entitlements: refused, products: cancelled })).toBe('Needs a plan with credits')
})
