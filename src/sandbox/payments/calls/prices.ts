import { PRICES, requirePrice } from '../catalogue.ts'
import { listed } from '../objects.ts'
import type { Call } from './call.ts'
import { limitOf } from './limit.ts'

export const PRICE_CALLS: Call[] = [
  {
    method: 'GET',
    path: '/v1/prices',
    answer: async (_books, fields) => listed(PRICES, '/v1/prices', limitOf(fields))
  },
  { method: 'GET', path: '/v1/prices/:id', answer: async (_books, _fields, id) => requirePrice(id) }
]
