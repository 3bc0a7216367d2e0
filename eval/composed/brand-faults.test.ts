import { expect, test } from 'vitest'
import { noFacts } from '../../src/compose/email-facts.ts'
import { type Brand, BrandValue } from '../../src/email/brand/brand.ts'
import { brandFaults } from './brand-faults.ts'
import { emailOf } from './email-of.ts'

const TERN: Brand = {
  ...BrandValue.parse({
    sites: ['tern.example'],
    colours: { brand: { value: '#123c69' } },
    footer: { address: '9 Ropewalk, Whitby', links: [{ label: 'Find us', href: 'https://tern.example/find' }] }
  }),
  id: 't',
  name: 'Tern'
}
const FORM = {
  ...noFacts('letter'),
  sentences: ['The boats are back.'],
  buttons: [{ label: 'See them', link: 'https://tern.example/boats' }]
}
const OTHERS = { ...FORM, sender: { name: 'Kestrel' } }

test('an email of a brand that is worn, and one of somebody else, are right', () => {
  expect(brandFaults(FORM, TERN, emailOf(FORM, TERN))).toEqual([])
  expect(brandFaults(OTHERS, TERN, emailOf(OTHERS))).toEqual([])
})

test('an email without its brand misses its sender, address and colour', () => {
  expect(brandFaults(FORM, TERN, emailOf(FORM))).toEqual([
    'from: not Tern',
    'address: not 9 Ropewalk, Whitby',
    'colour: not #123c69',
    expect.stringMatching(/^rule footerAtEnd: /)
  ])
})

test('an email of somebody else has no foot of the brand, and no stranger’s link', () => {
  const faults = brandFaults(OTHERS, TERN, emailOf(OTHERS, TERN))
  expect(faults).toContain("another's: 9 Ropewalk, Whitby")
  expect(faults).toContain('link: https://tern.example/find')
})
