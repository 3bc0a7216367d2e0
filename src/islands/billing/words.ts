import type { Plan } from '../../contract/payments.ts'
import type { Balance } from '../../stores/access.ts'

/** `$9` or `$9.50`, for the face of a stamp. */
export function priceOf({ priceInCents }: Plan): string {
  return money(priceInCents, 'usd').replace(/\.00$/, '')
}

/** `$29.00`. `amount` is in the currency's smallest unit. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** digits)
}

/** `14 November 2026`, in UTC, so that server and browser say the same. `iso` is ISO 8601. */
export function day(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
}

/** `14 December`, or with the year when it is another than that of `now`. */
export function dayAhead(iso: string, now: Date): string {
  const isThisYear = new Date(iso).getUTCFullYear() === now.getUTCFullYear()
  return isThisYear ? day(iso).replace(/ \d+$/, '') : day(iso)
}

/** `Starter` of `Starter Pack`, for buttons. */
export function shortName({ name }: Plan): string {
  return name.replace(/ Pack$/, '')
}

/** `4 credits`, `1 credit`. */
export function credits(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'credit' : 'credits'}`
}

/** `4 credits`, `4 credits kept` while no plan runs that they can be used with, `No credits`. */
export function balanceWords({ credits: count, hasPlan }: Balance): string {
  if (count === 0) return 'No credits'
  return hasPlan ? credits(count) : `${credits(count)} kept`
}
