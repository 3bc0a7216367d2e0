import { expect, it } from 'vitest'
import { readingOf } from './fixture.ts'
import { figureOff } from './offers.ts'
import { isQuoted } from './quoted.ts'
import { clausesOf } from './sentences.ts'

const BRIEF =
  'Invite our members to the spring shoreline clean-up on 26 April, meet at the Edworthy Park lot, gloves supplied.'

it.each([
  ['Spring shoreline clean-up: lend a hand', true],
  ['Invite our members to the clean-up', true],
  ['Spring clean-up, 26 April', false],
  ['You’re invited to Edworthy Park', false],
  ['20% off the spring shoreline clean-up on 26 April', false]
])('tells whether "%s" repeats the brief', (line, quoted) => expect(isQuoted(line, BRIEF)).toBe(quoted))

it('finds what is taken off inside a sentence', () => {
  const { slots } = readingOf(
    'sale',
    '<statement>Early birds who sign before 3 May get 10% off berthing until June.</statement>'
  )
  expect(figureOff(slots)?.text).toBe('10% off berthing')
})

it('parts what was dictated without an end where somebody does something, and nothing else', () => {
  const dictated =
    'There will be the old steam whistle blown at seven exactly and tea and mandazi for you and your family in the big hall, and we have room for two hundred guests and their children this year'
  expect(clausesOf(dictated)).toHaveLength(2)
  expect(clausesOf('We came and we saw')).toEqual(['We came and we saw'])
})
