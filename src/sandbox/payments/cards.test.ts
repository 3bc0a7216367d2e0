import { expect, test } from 'vitest'
import { chargeCard, paysAgain } from './cards.ts'

const now = new Date('2026-11-21T00:00:00Z')
const card = (number: string, expiry = '12/30', cvc = '123') => chargeCard({ number, expiry, cvc }, now)

test('the test card pays, however it is spaced', () => {
  expect(card('4242 4242-42424242')).toEqual({ ok: true, card: '4242424242424242' })
})

test('the declining card is declined, and says that nothing was charged', () => {
  expect(card('4000000000000002')).toEqual({ ok: false, reason: 'Your card was declined. Nothing was charged.' })
})

test('any other card is refused as one that does not belong here', () => {
  expect(card('5555555555554444')).toMatchObject({ ok: false, reason: expect.stringContaining('Only test cards') })
})

test('a card must not have expired; it is good through its month', () => {
  expect(card('4242424242424242', '10/26').ok).toBe(false)
  expect(card('4242424242424242', '11/26').ok).toBe(true)
  expect(card('4242424242424242', '13/30').ok).toBe(false)
  expect(card('4242424242424242', 'soon').ok).toBe(false)
})

test('one card pays the first time only', () => {
  expect(card('4000000000000341').ok).toBe(true)
  expect([paysAgain('4000000000000341'), paysAgain('4242424242424242')]).toEqual([false, true])
})
