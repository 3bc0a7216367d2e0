import { beforeEach, expect, test, vi } from 'vitest'
import { NO_ENTITLEMENTS } from './access.ts'
import { $account, $entitlements, $products } from './account.ts'
import { ApiError } from './api.ts'
import {
  $hasAccess,
  $leaving,
  $planError,
  $plansOpen,
  $storedPlan,
  closePlans,
  followAccess,
  keepPlan,
  openPlans,
  openPortal,
  startCheckout
} from './plans.ts'
import { $toasts } from './toasts.ts'

const api = vi.hoisted(() => ({ callJson: vi.fn() }))
vi.mock('./api.ts', async original => ({ ...(await original<object>()), callJson: api.callJson }))

const assign = vi.fn()
const messages = () => $toasts.get().map(toast => toast.message)
const product = (subscription_status: string) => ({
  name: 'Starter Pack',
  plan: 'starter' as const,
  subscription_status,
  current_period_end: null
})
const account = (stripe_customer_id: string | null) => ({
  id: 'a1',
  user_id: 'u1',
  email: 'ana@example.com',
  stripe_customer_id,
  credits: 0,
  export_feature: false,
  email_sending_feature: false,
  rollback_feature: false
})

beforeEach(() => {
  vi.stubGlobal('location', { assign })
  assign.mockReset()
  api.callJson.mockReset()
  for (const store of [$toasts, $products]) store.set([])
  $account.set(null)
  $entitlements.set(NO_ENTITLEMENTS)
  $storedPlan.set(undefined)
  $leaving.set(null)
  closePlans()
})

test('the dialog waits for the account, then opens once for someone without access', () => {
  const stop = followAccess()
  expect($plansOpen.get()).toBe(false)
  $account.set(account(null))
  expect($plansOpen.get()).toBe(true)

  closePlans()
  $entitlements.set({ ...NO_ENTITLEMENTS })
  expect($plansOpen.get()).toBe(false)
  stop()
})

test('the dialog stays closed for a customer, for credits, and for a plan chosen here', () => {
  const stop = followAccess()
  $account.set(account('cus_1'))
  expect([$plansOpen.get(), $hasAccess.get()]).toEqual([false, true])
  stop()

  $account.set(null)
  $storedPlan.set('starter')
  const stopAgain = followAccess()
  $account.set(account(null))
  expect([$plansOpen.get(), $hasAccess.get()]).toEqual([false, true])
  stopAgain()
})

test('an open dialog closes when the account turns out to be a customer', () => {
  const stop = followAccess()
  $account.set(account(null))
  $account.set(account('cus_1'))
  expect($plansOpen.get()).toBe(false)
  stop()
})

test('after a cancellation a plan chosen long ago opens nothing, and the dialog offers plans again', () => {
  $storedPlan.set('starter')
  $products.set([product('cancelled')])
  const stop = followAccess()
  $account.set(account('cus_1'))

  expect([$storedPlan.get(), $hasAccess.get(), $plansOpen.get()]).toEqual([undefined, false, true])
  stop()
})

test('a plan can be looked at by someone who has one', () => {
  $account.set(account('cus_1'))
  const stop = followAccess()
  openPlans()
  expect($plansOpen.get()).toBe(true)
  stop()
})

test('choosing a plan stores it and goes to the checkout, once', async () => {
  api.callJson.mockResolvedValue({ success: true, url: 'https://pay.example/cs_1' })
  await Promise.all([startCheckout('professional'), startCheckout('starter')])

  expect(api.callJson.mock.calls).toEqual([
    ['/api/payments/create-checkout-session', { method: 'POST', body: { plan: 'professional' } }]
  ])
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1')
  expect([$storedPlan.get(), $leaving.get()]).toEqual(['professional', 'professional'])
})

test('a checkout that fails is said, and the choice is taken back', async () => {
  api.callJson.mockRejectedValue(new ApiError(502, 'payments_failed', 'Failed to create checkout session'))
  await startCheckout('starter')

  expect([$storedPlan.get(), $leaving.get(), messages()]).toEqual([
    undefined,
    null,
    ['Failed to create checkout session']
  ])
})

test('what fails in the dialog is said in it, until it is tried again or closed', async () => {
  api.callJson.mockRejectedValue(new ApiError(502, 'payments_failed', 'No.'))
  openPlans()
  await startCheckout('starter')
  expect([$planError.get(), messages()]).toEqual(['Failed to create checkout session', []])

  const again = startCheckout('starter')
  expect($planError.get()).toBe('')
  await again
  closePlans()
  expect($planError.get()).toBe('')
})

test('a refusal says why', async () => {
  api.callJson.mockRejectedValue(new ApiError(409, 'conflict', 'You already have the Starter Pack.'))
  await startCheckout('starter')
  expect(messages()).toEqual(['Failed to create checkout session. You already have the Starter Pack.'])
})

test('an answer without an address is a failed payment session', async () => {
  api.callJson.mockResolvedValue({ success: true })
  await startCheckout('starter')
  expect(messages()).toEqual(['Failed to create payment session'])
})

test('a choice that cannot be stored is said before anything is asked for', async () => {
  const set = vi.spyOn($storedPlan, 'set').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await startCheckout('starter')
  set.mockRestore()

  expect(messages()).toEqual(['Failed to save plan selection'])
  expect(api.callJson).not.toHaveBeenCalled()
})

test('the portal is asked for with the page to come back to', async () => {
  api.callJson.mockResolvedValueOnce({ success: true, url: 'https://pay.example/portal' })
  await openPortal('https://site.example/settings')
  expect(api.callJson).toHaveBeenCalledWith('/api/payments/create-customer-portal-session', {
    method: 'POST',
    body: { return_url: 'https://site.example/settings' }
  })
  expect(assign).toHaveBeenCalledWith('https://pay.example/portal')

  $leaving.set(null)
  api.callJson.mockRejectedValueOnce(new ApiError(502, 'payments_failed', 'No.'))
  await openPortal('https://site.example/settings')
  expect(messages()).toEqual(['Failed to access customer portal'])
})

test('keeping a plan shows how it stands then', async () => {
  api.callJson.mockResolvedValue([product('active')])
  await keepPlan()
  expect([$products.get(), $leaving.get()]).toEqual([[product('active')], null])
})
