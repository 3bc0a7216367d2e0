import type { Books } from './books.ts'
import { type Customer, type Invoice, type InvoiceLine, listed, type Price, type Subscription } from './objects.ts'
import { newId } from './store.ts'

interface Draft {
  subscription: Subscription
  reason: Invoice['billing_reason']
  lines: { price: Price; amount: number; isPart: boolean; words: string; start: number; end: number }[]
}

/** Writes an invoice. What is owed to the customer is taken off first; what remains is paid at once or stays open. */
export async function invoice(books: Books, draft: Draft, isPaid: boolean): Promise<Invoice> {
  const { subscription, reason } = draft
  const customer = (await books.find<Customer>('customer', subscription.customer)) as Customer
  const id = newId('in')
  const total = draft.lines.reduce((sum, line) => sum + line.amount, 0)
  const due = Math.max(0, total + customer.balance)
  const paid = isPaid || due === 0
  const written = await books.save<Invoice>({
    id,
    object: 'invoice',
    created: books.now,
    customer: customer.id,
    customer_email: customer.email,
    number: await nextNumber(books, customer.id),
    status: paid ? 'paid' : 'open',
    billing_reason: reason,
    currency: 'usd',
    description: null,
    subtotal: total,
    total,
    starting_balance: customer.balance,
    amount_due: due,
    amount_paid: paid ? due : 0,
    amount_remaining: paid ? 0 : due,
    period_start: Math.min(...draft.lines.map(line => line.start)),
    period_end: Math.max(...draft.lines.map(line => line.end)),
    hosted_invoice_url: `${books.siteUrl}/sandbox/payments/invoices/${id}`,
    invoice_pdf: `${books.siteUrl}/sandbox/payments/invoices/${id}.pdf`,
    lines: listed(
      draft.lines.map(line => toLine(id, subscription, line)),
      `/v1/invoices/${id}/lines`
    ),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: null }
    },
    status_transitions: {
      finalized_at: books.now,
      paid_at: paid ? books.now : null,
      marked_uncollectible_at: null,
      voided_at: null
    },
    livemode: false
  })
  await books.save<Customer>({ ...customer, balance: Math.min(0, total + customer.balance) })
  await books.tell('invoice.finalized', written)
  await books.tell(paid ? 'invoice.paid' : 'invoice.payment_failed', written)
  return written
}

/** Pays an open invoice; a paid one stays as it is. */
export async function payInvoice(books: Books, open: Invoice): Promise<Invoice> {
  if (open.status !== 'open') return open
  const paid = await books.save<Invoice>({
    ...open,
    status: 'paid',
    amount_paid: open.amount_due,
    amount_remaining: 0,
    status_transitions: { ...open.status_transitions, paid_at: books.now }
  })
  await books.tell('invoice.paid', paid)
  return paid
}

/** Gives up an invoice that nobody will pay. */
export async function voidInvoice(books: Books, open: Invoice): Promise<void> {
  if (open.status !== 'open') return
  const voided = await books.save<Invoice>({
    ...open,
    status: 'void',
    amount_remaining: 0,
    status_transitions: { ...open.status_transitions, voided_at: books.now }
  })
  await books.tell('invoice.voided', voided)
}

function toLine(id: string, { id: subscription, items }: Subscription, line: Draft['lines'][number]): InvoiceLine {
  const { price, amount, isPart, words, start, end } = line
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    subtotal: amount,
    currency: 'usd',
    description: words,
    invoice: id,
    period: { start, end },
    quantity: 1,
    subscription,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: { subscription, subscription_item: items.data[0]?.id ?? '', proration: isPart }
    },
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal
    },
    metadata: {}
  }
}

/** Stripe numbers the invoices of a customer one by one under a prefix of theirs. */
async function nextNumber(books: Books, customer: string): Promise<string> {
  const before = await books.list<Invoice>('invoice', customer)
  return `${customer.slice(-8).toUpperCase()}-${String(before.length + 1).padStart(4, '0')}`
}
