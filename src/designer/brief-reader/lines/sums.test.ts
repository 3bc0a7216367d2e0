import { describe, expect, it } from 'vitest'
import { readBrief } from '../read-brief.ts'

describe('sums of what was bought', () => {
  it('stand under the list, however they are said', () => {
    const { totals, pairs, statements } = readBrief(
      'Order confirmation from Tuckaway Toys. Order #20418 for Hannah Brandt, shipping free, total $142.50. It ships within two days.'
    )
    expect(totals).toEqual([
      { label: 'Shipping', value: 'Free' },
      { label: 'Total', value: '$142.50' }
    ])
    expect(pairs).toContainEqual({ label: 'Ordered by', value: 'Hannah Brandt' })
    expect(statements).toEqual(['It ships within two days.'])
  })

  it('are no sums in a sale', () =>
    expect(readBrief('Sale email for Oak & Ivy. Shipping is free until Sunday.').totals).toEqual([]))
})

describe('whom it is for', () => {
  it.each([
    ['Receipt from Dunmore Auto. Customer is Greg Paulson, paid June 9 by Visa.', 'Customer', 'Greg Paulson'],
    [
      'Appointment reminder for Clearview. The patient, Hemi Parata, has an eye exam at 2:15pm.',
      'Patient',
      'Hemi Parata'
    ]
  ])('is a row: %s', (brief, label, value) => expect(readBrief(brief).pairs).toContainEqual({ label, value }))

  it('is told the rest as their own', () =>
    expect(
      readBrief(
        'Appointment reminder for Clearview. The patient, Hemi Parata, has an eye exam on 21 May and should bring his glasses.'
      ).statements
    ).toContain('You have an eye exam on 21 May and should bring your glasses.'))

  it('is nobody when a customer only did something', () =>
    expect(readBrief('Cart email for Fern. The customer left without paying.').pairs).toEqual([]))
})
