import { describe, expect, test } from 'vitest'
import { type AccessFacts, balanceOf, forgetsStoredPlan, hasAccess, isCustomer } from './access.ts'

const stranger: AccessFacts = {
  storedPlan: undefined,
  account: { stripe_customer_id: null },
  products: [],
  entitlements: { access_credits: false }
}
const customer = { ...stranger, account: { stripe_customer_id: 'cus_1' } }
const withStatus = (subscription_status: string) => ({ ...customer, products: [{ subscription_status }] })

describe('access to the studio', () => {
  test('is closed to someone with nothing', () => expect(hasAccess(stranger)).toBe(false))
  test('is open with a plan stored on this device', () =>
    expect(hasAccess({ ...stranger, storedPlan: 'starter' })).toBe(true))
  test('is open to a customer whose plan runs, is to end, or is behind with a payment', () => {
    for (const status of ['active', 'scheduled_cancellation', 'past_due']) {
      expect(hasAccess(withStatus(status))).toBe(true)
    }
    expect(hasAccess(customer)).toBe(true)
  })
  test('is closed to a customer whose plan was cancelled', () => expect(hasAccess(withStatus('cancelled'))).toBe(false))
  test('is open with credits, whatever else holds', () =>
    expect(hasAccess({ ...withStatus('cancelled'), entitlements: { access_credits: true } })).toBe(true))
  test('is not known to be open before the account is loaded', () =>
    expect(hasAccess({ ...stranger, account: null })).toBe(false))
})

test('the plans dialog has nothing to offer to a customer whose plan is not cancelled', () => {
  expect([stranger, customer, withStatus('active'), withStatus('cancelled')].map(isCustomer)).toEqual([
    false,
    true,
    true,
    false
  ])
})

test('a stored plan is forgotten once it runs or was cancelled, and kept until then', () => {
  const stored = { storedPlan: 'starter' } as const
  expect(forgetsStoredPlan({ ...stranger, ...stored })).toBe(false)
  expect(forgetsStoredPlan({ ...stranger, ...stored, account: null })).toBe(false)
  expect(forgetsStoredPlan({ ...withStatus('active'), ...stored })).toBe(true)
  expect(forgetsStoredPlan({ ...withStatus('cancelled'), ...stored })).toBe(true)
})

test('credits can be used while a plan runs, be it to its end only', () => {
  const balance = (status: string) =>
    balanceOf({ account: { credits: 4 }, products: [{ subscription_status: status }] })
  expect(['active', 'scheduled_cancellation', 'cancelled'].map(status => balance(status).hasPlan)).toEqual([
    true,
    true,
    false
  ])
  expect(balanceOf({ account: { credits: 4 }, products: [] })).toEqual({ credits: 4, hasPlan: false })
})
