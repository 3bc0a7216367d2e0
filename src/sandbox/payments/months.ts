/**
 * The Unix time a number of months after an anchor, as Stripe counts them: the anchor's day, or the month's last day when it is
 * shorter. https://docs.stripe.com/billing/subscriptions/billing-cycle
 */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1_000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to.getTime() / 1_000
}

/** The end of the period that begins at `start`, on the rhythm of the anchor. */
export function periodEnd(anchor: number, start: number): number {
  let months = 1
  while (monthsAfter(anchor, months) <= start) months += 1
  return monthsAfter(anchor, months)
}
