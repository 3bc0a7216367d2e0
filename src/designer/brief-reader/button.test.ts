import { describe, expect, it } from 'vitest'
import { askedOf } from './asked.ts'
import { buttonOf } from './button.ts'

describe('the words for the button', () => {
  it.each([
    ['Button should say "Confirm my visit" and go to https://a.example/confirm.', 'Confirm my visit'],
    ["Agent: Kylie. Button should say 'Book a private inspection'. Keep it classy", 'Book a private inspection'],
    ['say sorry, button should say track my parcel', 'Track my parcel'],
    ['The button should go to https://www.twine.scot/gifts and say Find their gift.', 'Find their gift'],
    ['Button: Choose my swaps, https://harvest.example/account. Use greens', 'Choose my swaps'],
    ['Ask them to open the app, button Open Pennywise. Teal.', 'Open Pennywise'],
    ['Keep it short. Button: Claim my free bag.', 'Claim my free bag'],
    ['- amount £58.00\n- button: Update card\n- no threats', 'Update card'],
    ['CTA: See the new parking map\nTone: plain', 'See the new parking map'],
    ['use a button labelled Reserve a table and keep it warm', 'Reserve a table']
  ])('are read from %s', (brief, label) => expect(buttonOf(brief)).toBe(label))

  it('are not read where a button is only named', () => expect(buttonOf('one big button at the end')).toBeUndefined())
})

describe('what readers are asked to do', () => {
  it.each([
    ['* add donate button', 'Donate now', 'donate_url'],
    ['renew before 31 Jan, get 10% off. Renew by Friday.', 'Renew now', 'renewal_url'],
    ['Come in. Book a table.', 'Book a table', 'booking_url'],
    ['link to upgrade', 'Upgrade', 'account_url']
  ])('is read from %s', (brief, label, tag) => expect(askedOf(brief)).toEqual({ label, tag }))
})
