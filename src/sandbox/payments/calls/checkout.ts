import { requirePrice } from '../catalogue.ts'
import { itemsOf, textOf } from '../form.ts'
import type { CheckoutSession, Customer } from '../objects.ts'
import { Refusal, requireFound, requireText } from '../refusal.ts'
import { newId } from '../store.ts'
import type { Call } from './call.ts'

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
    path: '/v1/checkout/sessions/:id',
    answer: async (books, _fields, id) =>
      requireFound(await books.find<CheckoutSession>('checkout.session', id), 'checkout.session', id)
  }
]
