import { expect, test } from 'vitest'
import { FactFields } from '../../src/compose/email-facts.ts'
import { scoreFields } from './score.ts'

const facts = (fields: Partial<FactFields>) => FactFields.parse(fields)
const SALE = facts({
  sender: { name: 'Marrow & Thyme' },
  topic: 'Spring plant sale',
  sentences: ['Everything was sown here in January.'],
  things: [
    { name: 'Tomato', price: '£2.50' },
    { name: 'Lavender', price: '£3.20' }
  ],
  offer: { what: '10% off', code: 'MARROW10' },
  buttons: [{ label: 'See the bench', link: 'https://marrow.example/' }]
})

/** What became of each field that was not right. */
const faultsOf = (read: Partial<FactFields>) => scoreFields(SALE, facts({ ...SALE, ...read })).faults

test('the same facts are right, and nothing is to be mended', () => {
  const { tally, faults } = scoreFields(SALE, SALE)
  expect(faults).toEqual([])
  expect(tally).toMatchObject({
    fieldsRight: { count: 11, of: 11 },
    fieldsWrong: { count: 0 },
    fewToMend: { count: 1 }
  })
})

test('small words, capitals and the beginning of an address do not count', () => {
  expect(
    faultsOf({
      sentences: ['everything was sown here in the January'],
      buttons: [{ label: 'see bench', link: 'www.marrow.example/' }]
    })
  ).toEqual([])
})

test('a price is right beside its own thing only', () => {
  const things = [
    { name: 'Tomato', price: '£3.20' },
    { name: 'Lavender', price: '£2.50' }
  ]
  expect(faultsOf({ things })).toEqual([
    'elsewhere: things.price: £2.50',
    'elsewhere: things.price: £3.20',
    'wrong: things.price: £3.20',
    'wrong: things.price: £2.50'
  ])
})

test('what is read in part, put elsewhere or left out is told apart', () => {
  expect(faultsOf({ sentences: ['Everything was sown by a hundred happy helpers'] })).toEqual([
    expect.stringMatching(/^inPart: sentences/)
  ])
  expect(faultsOf({ offer: { what: '10% off' }, headline: 'MARROW10' })).toEqual([
    'elsewhere: offer.code: MARROW10',
    'wrong: headline: MARROW10'
  ])
  expect(faultsOf({ offer: undefined })).toEqual(['missing: offer.what: 10% off', 'missing: offer.code: MARROW10'])
})

test('more than three fields are many to mend', () => {
  expect(scoreFields(SALE, facts({ ...SALE, things: [] })).tally.fewToMend).toEqual({ count: 0, of: 1 })
})
