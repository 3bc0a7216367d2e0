import { beforeEach, expect, test, vi } from 'vitest'
import { $products } from './account.ts'
import { $chosenPlan, takeChosenPlan } from './chosen-plan.ts'
import { $plansOpen, closePlans } from './plans.ts'

const replaceState = vi.fn()
const starter = (subscription_status: string) => ({
  name: 'Starter Pack',
  plan: 'starter' as const,
  subscription_status,
  current_period_end: null
})
const visit = (query: string) => takeChosenPlan(new URL(`https://site.example/studio${query}`))

beforeEach(() => {
  vi.stubGlobal('history', { state: null, replaceState })
  replaceState.mockReset()
  $products.set([])
  $chosenPlan.set(null)
  closePlans()
})

test('a plan that was chosen on the way opens the dialog at it, and leaves the address', () => {
  visit('?plan=professional&tab=2')
  expect([$chosenPlan.get(), $plansOpen.get()]).toEqual(['professional', true])
  expect(String(replaceState.mock.calls[0]?.[2])).toBe('https://site.example/studio?tab=2')
})

test('a plan can be changed to, and one that was cancelled can be chosen again', () => {
  $products.set([starter('active')])
  visit('?plan=professional')
  expect($chosenPlan.get()).toBe('professional')

  $products.set([starter('cancelled')])
  visit('?plan=starter')
  expect($chosenPlan.get()).toBe('starter')
})

test.for(['?plan=platinum', '?plan=', '?plan=starter'])('%s opens nothing where that is no choice', query => {
  $products.set([starter('active')])
  visit(query)
  expect([$chosenPlan.get(), $plansOpen.get()]).toEqual([null, false])
  expect(replaceState).toHaveBeenCalledOnce()
})

test('any other visit changes nothing', () => {
  visit('?tab=2')
  expect([$chosenPlan.get(), $plansOpen.get()]).toEqual([null, false])
  expect(replaceState).not.toHaveBeenCalled()
})
