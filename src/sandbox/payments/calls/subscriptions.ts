import type { Books } from '../books.ts'
import { requirePrice } from '../catalogue.ts'
import { type FormFields, itemsOf, textOf } from '../form.ts'
import { end, passTime, setEnding, switchPrice } from '../life.ts'
import { listed, type Subscription } from '../objects.ts'
import { Refusal, requireFound } from '../refusal.ts'
import type { Call } from './call.ts'
import { limitOf } from './limit.ts'

export const SUBSCRIPTION_CALLS: Call[] = [
  {
    method: 'GET',
    path: '/v1/subscriptions',
    answer: async (books, fields) => {
      const status = textOf(fields.status)
      const all = await books.list<Subscription>('subscription', textOf(fields.customer))
      const found = all.filter(each => (status && status !== 'all' ? each.status === status : isListed(each, status)))
      return listed(found, '/v1/subscriptions', limitOf(fields))
    }
  },
  { method: 'GET', path: '/v1/subscriptions/:id', answer: (books, _fields, id) => requireSubscription(books, id) },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    answer: async (books, fields, id) => update(books, await requireRunning(books, id), fields)
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    answer: async (books, _fields, id) => end(books, await requireRunning(books, id))
  }
]

/** Without a status, Stripe lists what has not been cancelled. */
function isListed(subscription: Subscription, status: string | undefined): boolean {
  return status === 'all' || subscription.status !== 'canceled'
}

async function requireSubscription(books: Books, id: string): Promise<Subscription> {
  const found = requireFound(await books.find<Subscription>('subscription', id), 'subscription', id)
  return passTime(books, found)
}

async function requireRunning(books: Books, id: string): Promise<Subscription> {
  const subscription = await requireSubscription(books, id)
  if (subscription.status !== 'canceled') return subscription
  throw new Refusal(`No such subscription: '${id}'`, { status: 404, code: 'resource_missing', param: 'id' })
}

async function update(books: Books, subscription: Subscription, fields: FormFields): Promise<Subscription> {
  const price = textOf(itemsOf(fields.items)[0]?.price)
  const switched = price ? await switchPrice(books, subscription, requirePrice(price)) : subscription
  const ending = fields.cancel_at === '' ? 'false' : textOf(fields.cancel_at_period_end)
  return ending === undefined ? switched : setEnding(books, switched, ending === 'true')
}
