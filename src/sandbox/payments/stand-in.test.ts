import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { CARD, idIn, openShop } from '../../../tests/helpers/payments.ts'
import { createDeliveries } from './deliveries.ts'
import { invoicePdf } from './invoice-pdf.ts'

const database = await openTestDatabase()
const shop = openShop(database)
const { standIn, stripe, billing } = shop

async function bought() {
  const account = await shop.newAccount()
  const id = idIn(await billing.createCheckoutSession(account, 'starter'))
  await standIn.pay(id, CARD)
  const customer = (await stripe.customers.list({ email: account.email })).data[0]?.id ?? ''
  const [subscription] = (await stripe.subscriptions.list({ customer })).data
  if (!subscription) throw new Error('Nothing was bought.')
  return { account, id, customer, subscription }
}

test('a declined card leaves the checkout open and buys nothing', async () => {
  const account = await shop.newAccount()
  const id = idIn(await billing.createCheckoutSession(account, 'starter'))

  expect(await standIn.pay(id, { ...CARD, number: '4000 0000 0000 0002' })).toMatchObject({ ok: false })
  expect((await standIn.viewCheckout(id))?.session.status).toBe('open')
})

test('paying twice, also at once, buys once', async () => {
  const account = await shop.newAccount()
  const id = idIn(await billing.createCheckoutSession(account, 'starter'))
  await Promise.all([standIn.pay(id, CARD), standIn.pay(id, CARD)])
  await standIn.pay(id, CARD)

  const customer = (await stripe.customers.list({ email: account.email })).data[0]?.id ?? ''
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
})

test('checkouts are listed by how they stand; one that is open expires by a call or in a day, and is not paid then', async () => {
  const { account, id: paid, customer, subscription } = await bought()
  await stripe.subscriptions.cancel(subscription.id)
  const begin = async () => idIn(await billing.createCheckoutSession(account, 'starter'))
  const [left, ended] = [await begin(), await begin()]
  const idsOf = async (status: string) =>
    (await stripe.checkout.sessions.list({ customer, status })).data.map(({ id }) => id)
  expect(await idsOf('open')).toEqual([ended, left])

  expect(await stripe.checkout.sessions.expire(ended)).toMatchObject({ status: 'expired', url: null })
  for (const id of [ended, paid]) {
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
  }
  expect([await idsOf('open'), await idsOf('expired'), await idsOf('complete')]).toEqual([[left], [ended], [paid]])
  shop.passTime(2)
  expect([await idsOf('open'), await idsOf('expired')]).toEqual([[], [ended, left]])
  for (const id of [left, ended]) expect(await standIn.pay(id, CARD)).toMatchObject({ ok: false })
})

test('an unknown object is refused in the words of the SDK', async () => {
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404
  })
  await expect(stripe.checkout.sessions.create({ mode: 'payment' })).rejects.toMatchObject({ param: 'mode' })
})

test('the same idempotency key gives the same answer, and refuses another request', async () => {
  const options = { idempotencyKey: crypto.randomUUID() }
  const [first, second] = await Promise.all([
    stripe.customers.create({ email: 'key@example.com' }, options),
    stripe.customers.create({ email: 'key@example.com' }, options)
  ])
  expect(second?.id).toBe(first?.id)
  await expect(stripe.customers.create({ email: 'other@example.com' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError'
  })
})

test('a plan renews by itself when its month has passed', async () => {
  const { subscription, customer } = await bought()
  shop.passTime(32)
  const renewed = await stripe.subscriptions.retrieve(subscription.id)

  expect(renewed.items.data[0]?.current_period_start).toBe(subscription.items.data[0]?.current_period_end)
  expect((await stripe.invoices.list({ customer })).data.map(each => each.billing_reason)).toEqual([
    'subscription_cycle',
    'subscription_create'
  ])
})

test('a server that was off for two months renews twice when it starts', async () => {
  const { customer } = await bought()
  shop.passTime(63)
  await standIn.start()

  expect((await stripe.invoices.list({ customer })).data).toHaveLength(3)
})

test('an unused rest of a plan is taken off the next invoice', async () => {
  const { subscription, customer } = await bought()
  const item = subscription.items.data[0]?.id ?? ''
  await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: 'price_professional' }] })
  await stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: 'price_starter' }] })
  shop.passTime(32)
  await stripe.subscriptions.retrieve(subscription.id)

  const [next, down] = (await stripe.invoices.list({ customer })).data
  expect(down).toMatchObject({ amount_due: 0, status: 'paid' })
  expect(next).toMatchObject({ total: 900, amount_due: Math.max(0, 900 + (down?.total ?? 0)) })
})

test('an event that the webhook does not take is sent again until it does', async () => {
  await shop.takeEvents()
  let refuse = true
  let now = new Date()
  const taken: string[] = []
  const deliveries = createDeliveries({
    sql: database.sql,
    clock: () => now,
    webhookSecret: 'whsec_x',
    deliver: async body => {
      if (refuse) throw new Error('down')
      taken.push((JSON.parse(body) as { type: string }).type)
    }
  })
  const [event] = await database.sql<{ id: string }[]>`
    select id from sandbox.payment_objects where object = 'event' limit 1`
  await database.sql`
    update sandbox.payment_deliveries set delivered_at = null, next_try_at = ${now} where event = ${event?.id ?? ''}`

  await deliveries.deliverDue()
  refuse = false
  await deliveries.deliverDue()
  expect(taken).toEqual([])
  now = new Date(now.getTime() + 60_000)
  await deliveries.deliverDue()
  await deliveries.deliverDue()
  await deliveries.close()

  expect(taken).toHaveLength(1)
})

test('an invoice can be had as a file whose parts are where it says', async () => {
  const { customer } = await bought()
  const [listed] = (await stripe.invoices.list({ customer })).data
  const invoice = await standIn.findInvoice(listed?.id ?? '')
  if (!invoice) throw new Error('The invoice is gone.')
  const file = Buffer.from(invoicePdf(invoice)).toString('latin1')

  const table = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(table, table + 4)).toBe('xref')
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(match => Number(match[1]))
  expect(offsets.map(offset => file.slice(offset, offset + 7))).toEqual([1, 2, 3, 4, 5].map(n => `${n} 0 obj`))
  expect(file).toContain('Total: $9.00')
})
