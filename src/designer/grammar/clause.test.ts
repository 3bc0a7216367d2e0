import { expect, test } from 'vitest'
import { imperativeOf, isStatement } from './clause.ts'
import { peopleIn, placesIn } from './words.ts'

test.each([
  ['We open on 3 May', true],
  ['they keep their invoices if they upgrade', true],
  ['All proceeds fund home nursing for 40 families', true],
  ['40 hour battery', false],
  ['free delivery over £40', false],
  ['book a table by Friday', false]
])('is a subject with its verb: %s, %s', (clause, holds) => expect(isStatement(clause)).toBe(holds))

test.each([
  ['Please book by Friday', 'book'],
  ['pick up from the shop on Kirkgate', 'pick'],
  ['remind them it is still there', 'remind'],
  ['we open on 3 May', undefined],
  ['free parking', undefined]
])('tells somebody to do something: %s, %s', (clause, verb) => expect(imperativeOf(clause)).toBe(verb))

test('places and people are told apart from other names', () => {
  expect(placesIn('Open Table, a food bank in Dayton, Ohio')).toEqual(['Dayton, Ohio'])
  expect(placesIn('from lahore to leicester')).toEqual(['lahore', 'leicester'])
  expect(peopleIn('ask them to tell Rev Alison')).toEqual(['Rev Alison'])
})
