import { expect, test } from 'vitest'
import { statusOf } from './status.ts'

const running = { status: 'active', cancel_at_period_end: false, cancel_at: null } as const

test('a plan that runs keeps the word Stripe has for it', () => {
  expect(statusOf(running)).toBe('active')
  expect(statusOf({ ...running, status: 'past_due' })).toBe('past_due')
})

test('a plan with a known end is scheduled for cancellation, whichever way Stripe says so', () => {
  expect(statusOf({ ...running, cancel_at_period_end: true })).toBe('scheduled_cancellation')
  expect(statusOf({ ...running, cancel_at: 1_800_000_000 })).toBe('scheduled_cancellation')
})

test('a plan that serves no more is cancelled, even if its end was scheduled', () => {
  for (const status of ['canceled', 'unpaid', 'incomplete_expired', 'paused'] as const) {
    expect(statusOf({ status, cancel_at_period_end: true, cancel_at: 1 })).toBe('cancelled')
  }
})

test('a plan whose first payment has not come in is none yet', () => {
  expect(statusOf({ ...running, status: 'incomplete' })).toBeUndefined()
})
