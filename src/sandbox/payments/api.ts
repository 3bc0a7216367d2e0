import type { Books } from './books.ts'
import type { Call } from './calls/call.ts'
import { CHECKOUT_CALLS } from './calls/checkout.ts'
import { CUSTOMER_CALLS } from './calls/customers.ts'
import { EVENT_CALLS } from './calls/events.ts'
import { INVOICE_CALLS } from './calls/invoices.ts'
import { PORTAL_CALLS } from './calls/portal.ts'
import { PRICE_CALLS } from './calls/prices.ts'
import { SUBSCRIPTION_CALLS } from './calls/subscriptions.ts'
import { parseForm } from './form.ts'
import { Refusal } from './refusal.ts'

const CALLS: Call[] = [
  ...CUSTOMER_CALLS,
  ...CHECKOUT_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...INVOICE_CALLS,
  ...PORTAL_CALLS,
  ...PRICE_CALLS,
  ...EVENT_CALLS
]

/** Answers one request of Stripe's API from the books; throws a `Refusal` for what Stripe would refuse. */
export async function answerCall(books: Books, method: string, url: URL, body: string): Promise<unknown> {
  for (const call of CALLS) {
    const id = call.method === method ? matchPath(call.path, url.pathname) : undefined
    if (id !== undefined) return call.answer(books, parseForm(method === 'POST' ? body : url.search.slice(1)), id)
  }
  throw new Refusal(`Unrecognized request URL (${method}: ${url.pathname}).`, { status: 404 })
}

/** The id in a path, '' when the pattern has none, nothing when the path is another. */
function matchPath(pattern: string, path: string): string | undefined {
  const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path)
  return match ? decodeURIComponent(match[1] ?? '') : undefined
}
