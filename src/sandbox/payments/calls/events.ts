import { listed, type StripeEvent } from '../objects.ts'
import { requireFound } from '../refusal.ts'
import type { Call } from './call.ts'
import { limitOf } from './limit.ts'

export const EVENT_CALLS: Call[] = [
  {
    method: 'GET',
    path: '/v1/events',
    answer: async (books, fields) => listed(await books.list<StripeEvent>('event'), '/v1/events', limitOf(fields))
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    answer: async (books, _fields, id) => requireFound(await books.find<StripeEvent>('event', id), 'event', id)
  }
]
