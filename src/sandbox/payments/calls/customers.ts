import { fieldsOf, textOf } from '../form.ts'
import { type Customer, listed } from '../objects.ts'
import { Refusal, requireFound } from '../refusal.ts'
import { newId } from '../store.ts'
import type { Call } from './call.ts'
import { limitOf } from './limit.ts'

/** https://docs.stripe.com/search#search-query-language */
const BY_METADATA = /^metadata\['([^']+)'\]:'([^']+)'$/

export const CUSTOMER_CALLS: Call[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    answer: (books, fields) =>
      books.save<Customer>({
        id: newId('cus'),
        object: 'customer',
        created: books.now,
        email: textOf(fields.email) ?? null,
        name: textOf(fields.name) ?? null,
        balance: 0,
        metadata: Object.fromEntries(
          Object.entries(fieldsOf(fields.metadata)).map(([key, value]) => [key, textOf(value) ?? ''])
        ),
        livemode: false
      })
  },
  {
    method: 'GET',
    path: '/v1/customers',
    answer: async (books, fields) => {
      const email = textOf(fields.email)
      const all = await books.list<Customer>('customer')
      const found = all.filter(customer => email === undefined || customer.email === email)
      return listed(found, '/v1/customers', limitOf(fields))
    }
  },
  {
    method: 'GET',
    path: '/v1/customers/search',
    answer: async (books, fields) => {
      const [, key = '', value] = BY_METADATA.exec(textOf(fields.query) ?? '') ?? []
      if (!value) throw new Refusal('Only metadata is searched here.', { param: 'query' })
      const found = (await books.list<Customer>('customer')).filter(({ metadata }) => metadata[key] === value)
      return { ...listed(found, '/v1/customers/search', limitOf(fields)), object: 'search_result', next_page: null }
    }
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer: async (books, _fields, id) => requireFound(await books.find<Customer>('customer', id), 'customer', id)
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    answer: async (books, fields, id) => {
      const customer = requireFound(await books.find<Customer>('customer', id), 'customer', id)
      return books.save<Customer>({ ...customer, email: textOf(fields.email) ?? customer.email })
    }
  }
]
