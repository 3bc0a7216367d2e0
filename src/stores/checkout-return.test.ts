import { beforeEach, expect, test, vi } from 'vitest'
import { $account, $products } from './account.ts'
import { finishReturn } from './checkout-return.ts'
import { $storedPlan } from './plans.ts'
import { $toasts } from './toasts.ts'

const load = vi.hoisted(() => vi.fn())
vi.mock('./account.ts', async original => ({ ...(await original<object>()), loadAccount: load }))

const replaceState = vi.fn()
const account = {
  id: 'a1',
  user_id: 'u1',
  email: 'ana@example.com',
  stripe_customer_id: 'cus_1',
  credits: 5,
  export_feature: true,
  email_sending_feature: false,
  rollback_feature: false
}
const active = {
  name: 'Starter Pack',
  plan: 'starter' as const,
  subscription_status: 'active',
  current_period_end: null
}
const messages = () => $toasts.get().map(toast => toast.message)
const visit = (query: string) => finishReturn(new URL(`https://site.example/studio${query}`), async () => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('history', { state: null, replaceState })
  replaceState.mockReset()
  load.mockReset()
  $account.set(account)
  $products.set([active])
  $toasts.set([])
  return () => vi.useRealTimers()
})

test('a paid checkout is said once, and leaves the address', async () => {
  await visit('?checkout=success&session_id=cs_1&tab=2')
  expect(messages()).toEqual(['Your Starter Pack is active.'])
  expect(String(replaceState.mock.calls[0]?.[2])).toBe('https://site.example/studio?tab=2')
})

test('a payment that is not known yet is asked for until it is', async () => {
  $products.set([])
  load.mockImplementationOnce(async () => {}).mockImplementationOnce(async () => $products.set([active]))
  await visit('?checkout=success&session_id=cs_1')
  expect(load).toHaveBeenCalledTimes(2)
  expect(messages()).toEqual(['Your Starter Pack is active.'])
})

test('a checkout that was left takes the choice back', async () => {
  $storedPlan.set('starter')
  await visit('?checkout=cancelled')
  expect($storedPlan.get()).toBeUndefined()
  expect(messages()).toEqual(['You left the checkout. Nothing was charged.'])
})

test('a change of plan is said once it is known, and a portal that was only looked at says nothing', async () => {
  load.mockImplementationOnce(async () =>
    $products.set([{ ...active, plan: 'professional', name: 'Professional Pack' }])
  )
  await visit('?billing=changed&plan=professional')
  await visit('?billing=changed')
  expect(messages()).toEqual(['Your Professional Pack runs from now on.'])
  expect(String(replaceState.mock.calls[0]?.[2])).toBe('https://site.example/studio')
})

test('any other visit changes nothing', async () => {
  $storedPlan.set('starter')
  await visit('?tab=2')
  expect($storedPlan.get()).toBe('starter')
  expect(replaceState).not.toHaveBeenCalled()
})
