import type { Invoice, Subscription } from './objects.ts'

/** `$29.00`. `cents` may be negative. */
export function money(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
}

/** `14 November 2026`, in UTC. `seconds` is Unix time. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000)
}

/** How a subscription stands, in a sentence. */
export function standing({ status, cancel_at_period_end, ended_at, items }: Subscription): string {
  const end = day(items.data[0]?.current_period_end ?? 0)
  if (status === 'canceled') return `Ended on ${day(ended_at ?? 0)}.`
  if (cancel_at_period_end) return `Ends on ${end}. It will not renew.`
  if (status === 'past_due') return 'The last payment failed, and an invoice is open.'
  return `Renews on ${end}.`
}

/** `Paid`, `Open`, `Given up`. */
export function standingOf({ status }: Invoice): string {
  return { paid: 'Paid', open: 'Open', void: 'Given up' }[status]
}
