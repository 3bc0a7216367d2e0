import type { DesignersAnswer, Limit, TestAnswer } from '../../../contract/designer.ts'

const MICROS = 1_000_000

export const count = (number: number): string => number.toLocaleString('en')

/** Prices may have changed since they were noted, so a cost is never said to the cent as if it were a bill. */
export function dollars(micros: number): string {
  const amount = micros / MICROS
  return `$${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: amount < 0.1 ? 4 : 2 })}`
}

export const limitWords = ({ unit, amount }: Limit): string =>
  unit === 'dollars' ? `$${count(amount)}` : `${count(amount)} tokens`

/** "one section in 3.1 s, 640 tokens, about $0.004". */
export function testWords({ ms, tokens, cost_micros }: TestAnswer): string {
  const cost = cost_micros === null || cost_micros === 0 ? '' : `, about ${dollars(cost_micros)}`
  return `one section in ${(ms / 1_000).toFixed(1)} s, ${count(tokens)} tokens${cost}`
}

export function agoWords(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`
  return `on ${new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}`
}

/** Who designs, in the list of settings. */
export const FACTS = {
  offline: 'Built-in',
  operator: 'The site’s model',
  own: 'Your key',
  local: 'On this machine'
} as const

/** "Any language. 38,200 of 100,000 tokens left this month." */
export function operatorWords({ tokens_left, tokens_a_month }: NonNullable<DesignersAnswer['operator']>): string {
  if (tokens_left === null || tokens_a_month === null) return 'Any language.'
  return `Any language. ${count(tokens_left)} of ${count(tokens_a_month)} tokens left this month.`
}

/** The month's name, and the first day of the next. */
export function monthWords(month: string): { name: string; next: string } {
  const first = new Date(month)
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1))
  return {
    name: first.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }),
    next: next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  }
}
