/** Stripe's test numbers, and what they do here. https://docs.stripe.com/testing */
export const CARDS = {
  works: '4242424242424242',
  declined: '4000000000000002',
  /** The first payment works; every later one is declined. */
  declinedLater: '4000000000000341'
} as const

type CardOutcome = { ok: true; card: string } | { ok: false; reason: string }

/** Checks the test card of a checkout form. Real cards are refused without being looked at further. */
export function chargeCard(input: { number: string; expiry: string; cvc: string }, now: Date): CardOutcome {
  const number = input.number.replaceAll(/[\s-]/g, '')
  if (number === CARDS.declined) return { ok: false, reason: 'Your card was declined. Nothing was charged.' }
  if (number !== CARDS.works && number !== CARDS.declinedLater) {
    return { ok: false, reason: 'Only test cards work here. Use 4242 4242 4242 4242, and never a real card.' }
  }
  if (!isAhead(input.expiry, now)) return { ok: false, reason: 'Enter an expiry date in the future, as MM / YY.' }
  if (!/^\d{3,4}$/.test(input.cvc.trim()))
    return { ok: false, reason: 'Enter the three digits on the back of the card.' }
  return { ok: true, card: number }
}

/** Whether a stored card pays for another period. */
export function paysAgain(card: string): boolean {
  return card !== CARDS.declinedLater
}

function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}
