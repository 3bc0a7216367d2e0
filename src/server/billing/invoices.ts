import type Stripe from 'stripe'
import type { PlanId } from '../../contract/account.ts'
import type { InvoiceAnswer } from '../../contract/payments.ts'
import { planOf } from './plans.ts'
import { idOf } from './stripe.ts'

/** The customer's newest invoices that are more than drafts. */
export async function listInvoices(
  stripe: Stripe,
  customer: string,
  planOfPrice: (price?: string) => PlanId | undefined
): Promise<InvoiceAnswer[]> {
  const { data } = await stripe.invoices.list({ customer, limit: 24 })
  return data.filter(invoice => invoice.status !== 'draft').map(invoice => toAnswer(invoice, planOfPrice))
}

function toAnswer(invoice: Stripe.Invoice, planOfPrice: (price?: string) => PlanId | undefined): InvoiceAnswer {
  const lines = invoice.lines.data
  const plan = lines.map(line => planOfPrice(idOf(line.pricing?.price_details?.price))).findLast(Boolean)
  return {
    id: invoice.id,
    date: new Date(invoice.created * 1_000).toISOString(),
    title: plan ? planOf(plan).name : (invoice.description ?? lines[0]?.description ?? 'Invoice'),
    total: invoice.total,
    currency: invoice.currency,
    status: invoice.status ?? 'open',
    pdfUrl: invoice.invoice_pdf ?? invoice.hosted_invoice_url ?? null
  }
}
