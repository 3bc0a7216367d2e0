import type { InvoiceAnswer } from '../../contract/payments.ts'
import { day, money } from './words.ts'

/** The account's invoices, the newest first; nothing when there is none. */
export function InvoiceList({ invoices }: { invoices: InvoiceAnswer[] }) {
  if (invoices.length === 0) return null
  return (
    <section aria-labelledby="invoices" className="mt-5!  border-t-0! pt-0!">
      <h3 id="invoices" className="m-0 mb-2 text-[0.9375rem] font-semibold">
        Invoices
      </h3>
      <table className="tabular w-full border-collapse text-[0.9375rem]">
        <thead className="only-spoken">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Plan</th>
            <th scope="col">Amount</th>
            <th scope="col">File</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(invoice => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ invoice: { date, title, total, currency, status, pdfUrl } }: { invoice: InvoiceAnswer }) {
  return (
    <tr className="border-t border-rule">
      <td className="py-[7px] pr-4 whitespace-nowrap">{day(date)}</td>
      <td className="py-[7px] pr-4 text-ink-2">
        {title}
        {status === 'paid' ? '' : `, ${status}`}
      </td>
      <td className="py-[7px] text-right">{money(total, currency)}</td>
      <td className="w-16 py-[7px] text-right">
        {pdfUrl && (
          <a
            className="link inline-block min-h-6 leading-6"
            href={pdfUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={`PDF of ${day(date)}`}
          >
            PDF
          </a>
        )}
      </td>
    </tr>
  )
}
