import { expect, it } from 'vitest'
import { KINDS } from '../../../compose/kinds.ts'
import { ALL, GROUPS, kindsIn, nextByLetter, ORDERED } from './kind-groups.ts'

it('every kind stands in one group, and in all', () => {
  const grouped = GROUPS.filter(group => group !== ALL).flatMap(kindsIn)
  expect(grouped.toSorted()).toEqual(KINDS.toSorted())
  expect(kindsIn(ALL)).toEqual(ORDERED)
})

it('a letter leads to the next kind that begins with it, round the end', () => {
  const kinds = ['sale', 'receipt', 'survey', 'letter'] as const
  expect(nextByLetter(kinds, 0, 'S')).toBe(2)
  expect(nextByLetter(kinds, 2, 's')).toBe(0)
  expect(nextByLetter(kinds, 3, 'l')).toBe(3)
  expect(nextByLetter(kinds, 0, 'x')).toBeUndefined()
})
