import type { APIRoute } from 'astro'
import { isSandboxCaller } from '../../../../sandbox/guard.ts'
import { invoicePdf } from '../../../../sandbox/payments/invoice-pdf.ts'

export const prerender = false

/** An invoice as a file. */
export const GET: APIRoute = async context => {
  const { params, locals } = context
  const invoice = isSandboxCaller(context) ? await locals.app.sandbox.payments?.findInvoice(params.id ?? '') : undefined
  if (!invoice) return new Response(null, { status: 404 })
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="invoice-${invoice.number}.pdf"`
  }
  return new Response(invoicePdf(invoice), { headers })
}
