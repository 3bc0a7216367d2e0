import type { Books } from './books.ts'
import { paysAgain } from './cards.ts'
import { invoice, payInvoice, voidInvoice } from './invoicing.ts'
import { periodEnd } from './months.ts'
import { type Invoice, listed, type Price, type Subscription, type SubscriptionItem } from './objects.ts'
import { newId } from './store.ts'

/** The one thing a subscription here is for. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  return subscription.items.data[0] as SubscriptionItem
}

/** Begins a subscription whose first month has been paid by `card`. */
export async function begin(books: Books, customer: string, price: Price, card: string): Promise<Subscription> {
  const id = newId('sub')
  const { now } = books
  const item: SubscriptionItem = {
    id: newId('si'),
    object: 'subscription_item',
    created: now,
    current_period_start: now,
    current_period_end: periodEnd(now, now),
    price,
    quantity: 1,
    subscription: id,
    metadata: {}
  }
  const subscription = await books.save<Subscription>({
    id,
    object: 'subscription',
    created: now,
    customer,
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    billing_cycle_anchor: now,
    collection_method: 'charge_automatically',
    currency: 'usd',
    items: listed([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    default_payment_method: card,
    metadata: {},
    livemode: false
  })
  await books.tell('customer.subscription.created', subscription)
  return bill(books, subscription, 'subscription_create', true)
}

/** Sets whether the subscription ends with the period that is paid. */
export async function setEnding(books: Books, subscription: Subscription, isEnding: boolean): Promise<Subscription> {
  return change(books, {
    ...subscription,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? itemOf(subscription).current_period_end : null,
    canceled_at: isEnding ? books.now : null
  })
}

/** Ends the subscription now. What was not paid is given up. */
export async function end(books: Books, subscription: Subscription): Promise<Subscription> {
  for (const open of await openInvoices(books, subscription)) await voidInvoice(books, open)
  const ended = await books.save<Subscription>({
    ...subscription,
    status: 'canceled',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: subscription.canceled_at ?? books.now,
    ended_at: books.now
  })
  await books.tell('customer.subscription.deleted', ended)
  return ended
}

/** Changes to another price for the rest of the period, which is billed or credited at once. */
export async function switchPrice(books: Books, subscription: Subscription, price: Price): Promise<Subscription> {
  const item = itemOf(subscription)
  if (item.price.id === price.id) return subscription
  const { current_period_start: start, current_period_end: end } = item
  const left = Math.max(0, Math.min(1, (end - books.now) / (end - start)))
  const part = (of: Price, sign: 1 | -1) => ({
    price: of,
    amount: sign * Math.round(of.unit_amount * left),
    isPart: true,
    words: `${sign === 1 ? 'Remaining' : 'Unused'} time on ${of.nickname}`,
    start: books.now,
    end
  })
  const items = { ...subscription.items, data: [{ ...item, price }] }
  const switched = await change(books, {
    ...subscription,
    items,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null
  })
  const lines = [part(item.price, -1), part(price, 1)]
  const bill = await invoice(books, { subscription: switched, reason: 'subscription_update', lines }, true)
  return books.save<Subscription>({ ...switched, latest_invoice: bill.id })
}

/** Lets time pass: periods that are over are renewed, or end if that was the wish. */
export async function passTime(books: Books, subscription: Subscription): Promise<Subscription> {
  let now = subscription
  while (now.status !== 'canceled' && itemOf(now).current_period_end <= books.now) {
    now = now.cancel_at_period_end ? await end(books, now) : await renew(books, now)
  }
  return now
}

/** Moves the end of the paid period to now, and sees what comes of it. */
export async function endPeriodNow(books: Books, subscription: Subscription): Promise<Subscription> {
  const item = itemOf(subscription)
  const over = {
    ...item,
    current_period_start: Math.min(item.current_period_start, books.now - 1),
    current_period_end: books.now
  }
  const items = { ...subscription.items, data: [over] }
  return passTime(books, { ...subscription, items, billing_cycle_anchor: books.now })
}

/** Pays what is open, as a visitor with a new card does. */
export async function payOpen(books: Books, subscription: Subscription, card: string): Promise<Subscription> {
  for (const open of await openInvoices(books, subscription)) await payInvoice(books, open)
  return change(books, { ...subscription, status: 'active', default_payment_method: card })
}

async function renew(books: Books, subscription: Subscription): Promise<Subscription> {
  const item = itemOf(subscription)
  const start = item.current_period_end
  const next = {
    ...item,
    current_period_start: start,
    current_period_end: periodEnd(subscription.billing_cycle_anchor, start)
  }
  const isPaid = paysAgain(subscription.default_payment_method)
  const renewed = await change(books, {
    ...subscription,
    status: isPaid ? 'active' : 'past_due',
    items: { ...subscription.items, data: [next] }
  })
  return bill(books, renewed, 'subscription_cycle', isPaid)
}

async function bill(books: Books, subscription: Subscription, reason: Invoice['billing_reason'], isPaid: boolean) {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const words = `1 × ${price.nickname}`
  const lines = [{ price, amount: price.unit_amount, isPart: false, words, start, end }]
  const written = await invoice(books, { subscription, reason, lines }, isPaid)
  return books.save<Subscription>({ ...subscription, latest_invoice: written.id })
}

async function change(books: Books, subscription: Subscription): Promise<Subscription> {
  await books.tell('customer.subscription.updated', subscription)
  return books.save(subscription)
}

async function openInvoices(books: Books, { id, customer }: Subscription): Promise<Invoice[]> {
  const all = await books.list<Invoice>('invoice', customer)
  return all.filter(each => each.status === 'open' && each.parent.subscription_details.subscription === id)
}
