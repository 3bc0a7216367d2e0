import type { Books } from '../books.ts'
import type { FormFields } from '../form.ts'

/** A call of Stripe's API, as a route declares it. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  /** With `:id` where an id stands. */
  path: string
  answer: (books: Books, fields: FormFields, id: string) => Promise<unknown>
}
