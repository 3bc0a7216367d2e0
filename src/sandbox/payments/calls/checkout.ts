import type { Books } from '../books.ts'
import { requirePrice } from '../catalogue.ts'
import { itemsOf, textOf } from '../form.ts'
import { type CheckoutSession, type Customer, listed, statusNow } from '../objects.ts'
import { Refusal, requireFound, requireText } from '../refusal.ts'
import { newId } from '../store.ts'
import type { Call } from './call.ts'
import { limitOf } from './limit.ts'

/** https://docs.stripe.com/api/checkout/sessions/create */
const A_DAY = 24 * 60 * 60

export const CHECKOUT_CALLS: Call[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    answer: async (books, fields) => {
      if (fields.mode !== 'subscription') throw new Refusal('Only subscriptions are sold here.', { param: 'mode' })
      const customer = requireText(fields.customer, 'customer')
      requireFound(await books.find<Customer>('customer', customer), 'customer', customer, 'customer')
      const price = requirePrice(requireText(itemsOf(fields.line_items)[0]?.price, 'line_items[0][price]'))
      const id = newId('cs_test')
      return books.save<CheckoutSession>({
        id,
        object: 'checkout.session',
        created: books.now,
        customer,
        client_reference_id: textOf(fields.client_reference_id) ?? null,
        mode: 'subscription',
        status: 'open',
        payment_status: 'unpaid',
        subscription: null,
        invoice: null,
        price: price.id,
        amount_total: price.unit_amount,
        currency: 'usd',
        success_url: requireText(fields.success_url, 'success_url'),
        cancel_url: requireText(fields.cancel_url, 'cancel_url'),
        url: `${books.siteUrl}/sandbox/payments/checkout/${id}`,
        expires_at: books.now + A_DAY,
        metadata: {},
        livemode: false
      })
    }
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    answer: async (books, fields) => {
      const status = textOf(fields.status)
      const all = await books.list<CheckoutSession>('checkout.session', textOf(fields.customer))
      const found = all.filter(each => !status || status === statusNow(each, books.now))
      return listed(found, '/v1/checkout/sessions', limitOf(fields))
    }
  },
  { method: 'GET', path: '/v1/checkout/sessions/:id', answer: (books, _fields, id) => requireSession(books, id) },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    answer: async (books, _fields, id) => expire(books, await requireSession(books, id))
  }
]

async function requireSession(books: Books, id: string): Promise<CheckoutSession> {
  return requireFound(await books.find<CheckoutSession>('checkout.session', id), 'checkout.session', id)
}

/** https://docs.stripe.com/api/checkout/sessions/expire */
async function expire(books: Books, session: CheckoutSession): Promise<CheckoutSession> {
  const status = statusNow(session, books.now)
  if (status !== 'open')
    throw new Refusal(`Only Checkout Sessions with a status in ["open"] can be expired, not "${status}".`)
  const expired = await books.save<CheckoutSession>({ ...session, status: 'expired', url: null })
  await books.tell('checkout.session.expired', expired)
  return expired
}
