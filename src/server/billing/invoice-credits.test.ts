import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { creditsByInvoice } from './invoice-credits.ts'

type Plan = 'starter' | 'professional'
const PRICE = { starter: 900, professional: 2_900 }
const planOf = (price?: string) => (price === 'starter' || price === 'professional' ? price : undefined)

const line = (plan: Plan | 'mug', share: number, proration: boolean) => ({
  amount: share * (plan === 'mug' ? 1_500 : PRICE[plan]),
  quantity: 1,
  parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
  pricing: { price_details: { price: plan }, unit_amount_decimal: plan === 'mug' ? 1_500 : PRICE[plan] }
})
const month = (plan: Plan) => [line(plan, 1, false)]
const change = (from: Plan, to: Plan, left: number) => [line(from, -left, true), line(to, left, true)]

/** What invoices with these lines are worth, in their order. */
function worth(...invoices: { status?: string; lines: ReturnType<typeof line>[] }[]) {
  const all = invoices.map(({ status = 'paid', lines }, at) => ({ id: String(at), status, lines: { data: lines } }))
  const credits = creditsByInvoice(all as unknown as Stripe.Invoice[], planOf)
  return all.map(({ id }) => credits.get(id) ?? 0)
}

test('a month is worth the credits of its plan, once it is paid', () => {
  expect(worth({ lines: month('starter') }, { lines: month('professional') })).toEqual([5, 20])
  expect(worth({ status: 'open', lines: month('starter') }, { status: 'void', lines: month('starter') })).toEqual([
    0, 0
  ])
})

test('a dearer plan adds the difference for what is left of the month', () => {
  expect(worth({ lines: change('starter', 'professional', 1) })).toEqual([15])
  expect(worth({ lines: change('starter', 'professional', 0.5) })).toEqual([8])
})

test('a change that is billed with the next month adds to it', () => {
  expect(worth({ lines: [...change('starter', 'professional', 1), ...month('professional')] })).toEqual([35])
})

test('going down takes nothing back, and going up and down adds nothing', () => {
  const [down, up] = [change('professional', 'starter', 1), change('starter', 'professional', 1)]
  expect(worth(...[month('professional'), down, up, down, up].map(lines => ({ lines })))).toEqual([20, 0, 0, 0, 0])
  expect(worth(...[month('starter'), up, down, month('starter'), up].map(lines => ({ lines })))).toEqual([
    5, 15, 0, 5, 0
  ])
})

test('what is not a plan of ours is worth nothing', () => {
  expect(worth({ lines: [line('mug', 1, false)] })).toEqual([0])
})
