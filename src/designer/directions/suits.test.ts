import { expect, test } from 'vitest'
import { KINDS } from '../../compose/kinds.ts'
import { directionsOf } from './suits.ts'

test.each([...KINDS, undefined])('three directions for an email of the kind "%s" differ from one another', kind => {
  expect(new Set(directionsOf(kind, false)).size).toBe(3)
})

test('an email without pictures gets directions that live from words', () => {
  expect(directionsOf('sale', true)).toEqual(['letter', 'magazine', 'type'])
})
