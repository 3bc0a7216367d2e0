import { textOf } from '../form.ts'
import { payInvoice } from '../invoicing.ts'
import { type Invoice, listed } from '../objects.ts'
import { requireFound } from '../refusal.ts'
import type { Call } from './call.ts'
import { limitOf } from './limit.ts'

export const INVOICE_CALLS: Call[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    answer: async (books, fields) => {
      const [status, subscription] = [textOf(fields.status), textOf(fields.subscription)]
      const all = await books.list<Invoice>('invoice', textOf(fields.customer))
      const found = all.filter(
        each =>
          (!status || each.status === status) &&
          (!subscription || each.parent.subscription_details.subscription === subscription)
      )
      return listed(found, '/v1/invoices', limitOf(fields))
    }
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    answer: async (books, _fields, id) => requireFound(await books.find<Invoice>('invoice', id), 'invoice', id)
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    answer: async (books, _fields, id) =>
      payInvoice(books, requireFound(await books.find<Invoice>('invoice', id), 'invoice', id))
  }
]
