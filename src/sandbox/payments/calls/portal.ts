import type { Books } from '../books.ts'
import { requirePrice } from '../catalogue.ts'
import { type FormFields, fieldsOf, itemsOf, textOf } from '../form.ts'
import type { Customer, PortalSession, Subscription } from '../objects.ts'
import { Refusal, requireFound, requireText } from '../refusal.ts'
import { newId } from '../store.ts'
import type { Call } from './call.ts'

export const PORTAL_CALLS: Call[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    answer: async (books, fields) => {
      const customer = requireText(fields.customer, 'customer')
      requireFound(await books.find<Customer>('customer', customer), 'customer', customer, 'customer')
      const id = newId('bps')
      return books.save<PortalSession>({
        id,
        object: 'billing_portal.session',
        created: books.now,
        customer,
        return_url: requireText(fields.return_url, 'return_url'),
        url: `${books.siteUrl}/sandbox/payments/portal/${id}`,
        flow: await readFlow(books, customer, fieldsOf(fields.flow_data)),
        livemode: false
      })
    }
  }
]

async function readFlow(books: Books, customer: string, flow: FormFields): Promise<PortalSession['flow']> {
  const type = textOf(flow.type)
  if (type === undefined) return null
  if (type !== 'subscription_update_confirm') {
    throw new Refusal(`The flow ${type} is not offered here.`, { param: 'flow_data[type]' })
  }
  const wanted = fieldsOf(flow.subscription_update_confirm)
  const id = requireText(wanted.subscription, 'flow_data[subscription_update_confirm][subscription]')
  const subscription = requireFound(await books.find<Subscription>('subscription', id), 'subscription', id)
  if (subscription.customer !== customer) requireFound(undefined, 'subscription', id)
  const price = requirePrice(requireText(itemsOf(wanted.items)[0]?.price, 'items[0][price]'))
  const after = fieldsOf(fieldsOf(flow.after_completion).redirect)
  return { type, subscription: id, price: price.id, return_url: textOf(after.return_url) ?? '' }
}
