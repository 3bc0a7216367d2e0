import { expect, test } from 'vitest'
import type { Plan } from '../../contract/payments.ts'
import { offerOf } from './offer.ts'

const starter = { id: 'starter', name: 'Starter Pack' } as Plan
const held = (plan: 'starter' | 'professional', subscription_status: string) => [{ plan, subscription_status }]

test('a plan is offered by what the account has', () => {
  expect(offerOf(starter, [])).toEqual({ deed: 'subscribe', label: 'Subscribe to Starter' })
  expect(offerOf(starter, held('professional', 'active'))).toEqual({ deed: 'switch', label: 'Switch to Starter' })
  expect(offerOf(starter, held('starter', 'scheduled_cancellation')).deed).toBe('manage')
})

test('a plan that was cancelled can be bought again', () => {
  expect(offerOf(starter, held('starter', 'cancelled')).deed).toBe('subscribe')
  expect(offerOf(starter, held('professional', 'cancelled')).deed).toBe('subscribe')
})
