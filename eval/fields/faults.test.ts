import { expect, test } from 'vitest'
import { briefsOf, formsOf, type Portion } from '../load.ts'
import { faultsOf } from './faults.ts'

// Faults name places only, so that nothing of a blind brief is shown.
test.each<Portion>(['open', 'blind'])('each English brief of %s, hands a to c, has one form', portion => {
  const hands = ['a', 'b', 'c']
  expect(faultsOf(formsOf(portion, hands), briefsOf(portion, hands))).toEqual([])
})

test('what cannot be right is told by its place', () => {
  const briefs = [{ id: 'x01', text: 'Plant sale, 10% off', language: 'en', expect: 'email' }]
  const formFor = (id: string, what: string) => ({ id, facts: { offer: { what } } })
  expect(faultsOf([formFor('x01', '10% off')], briefs)).toEqual([])
  expect(faultsOf([formFor('x01', '15% off')], briefs)).toEqual(['x01.offer.what: a figure that the brief has not'])
  expect(faultsOf([formFor('x02', '10% off')], briefs)).toEqual([
    'x01: one form is wanted',
    'x02: no brief asks for it'
  ])
  expect(faultsOf([{ id: 'x01', facts: { offers: [] } }], briefs)).toEqual(['0.facts: Unrecognized key: "offers"'])
})
