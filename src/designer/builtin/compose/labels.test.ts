import { describe, expect, it } from 'vitest'
import { labelOf, rankOf } from './labels.ts'

describe('what a button to an address says', () => {
  it.each([
    ['people can preorder it at saltroad.co.uk for 9.99', 'saltroad.co.uk', 'Pre-order now'],
    ['How: renew online at kelvin.scot/renew or by cheque', 'kelvin.scot/renew', 'Renew now'],
    ['same evening." Reactivate at greenbox.in/return. Bye', 'greenbox.in/return', 'Reactivate now'],
    ['Sign up free at the till or at patels.co.uk/rewards.', 'patels.co.uk/rewards', 'Sign up'],
    ['in May. Full report: https://status.example/0416.', 'https://status.example/0416', 'Read the full report'],
    ['30-day refund. Enrol at vale.com/botanicals.', 'vale.com/botanicals', 'Enrol now'],
    ['register link https://tax.in/webinar, thanks', 'https://tax.in/webinar', 'Register now'],
    ['Reserve your seat at a.example/x', 'a.example/x', 'Reserve my seat'],
    ['our site a.example/menu', 'a.example/menu', 'See the menu']
  ])('comes from %s', (text, link, label) => expect(labelOf(text, link)).toBe(label))

  it('is nothing when neither words nor path tell', () =>
    expect(labelOf('more on a.example/spring', 'a.example/spring')).toBeUndefined())

  it('has the link to share before the terms', () => {
    const text = 'Full terms at pedal.com/refer-terms. Share link: pedal.com/refer.'
    expect(rankOf(text, 'pedal.com/refer')).toBeGreaterThan(rankOf(text, 'pedal.com/refer-terms'))
  })
})
