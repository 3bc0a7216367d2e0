import { expect, it } from 'vitest'
import type { ChatInstruction } from '../material.ts'
import type { Answer } from './answer.ts'
import { changedBy } from './fixture.ts'
import { scoreAnswer } from './score.ts'

const ASKED: ChatInstruction = {
  id: 'x01-1',
  email: 'x01',
  family: 'text',
  before: [],
  selected: null,
  say: 'call it Bowls',
  expect: 'done',
  holds: [{ text: 's2.heading', is: 'Bowls' }],
  may: ['s2.heading']
}
const QUIET: Answer = {
  change: changedBy(),
  isChanged: false,
  isUnable: false,
  guesses: [],
  hasFailed: false,
  milliseconds: 1
}
const done = (value: string): Answer => ({
  ...QUIET,
  change: changedBy({ op: 'set', ref: 's2.heading', value }),
  isChanged: true
})
const scored = (instruction: Partial<ChatInstruction>, answer: Answer) => {
  const { tally } = scoreAnswer({ ...ASKED, ...instruction }, answer)
  return Object.entries(tally).flatMap(([name, { count }]) => (count > 0 && !name.includes(':') ? [name] : []))
}

it('is right when what was asked holds and nothing else moved', () => {
  expect(scored({}, done('Bowls'))).toEqual(['chatRight'])
  expect(scored({ may: ['s4'] }, done('Bowls'))).toEqual(['changedUnasked'])
})

it('is a false "Done" when it does not hold, unless the designer says so', () => {
  expect(scored({}, done('Mugs'))).toEqual(['falseDone'])
  expect(scored({}, { ...done('Mugs'), isUnable: true })).toEqual([])
})

it('wants what is vague answered with guesses, and what is impossible with a sentence', () => {
  expect(scored({ expect: 'ask' }, { ...QUIET, guesses: [changedBy(), changedBy()] })).toEqual(['chatRight'])
  expect(scored({ expect: 'ask' }, { ...QUIET, isUnable: true })).toEqual([])
  expect(scored({ expect: 'refuse' }, { ...QUIET, isUnable: true })).toEqual(['chatRight'])
  expect(scored({ expect: 'refuse' }, done('Bowls'))).toEqual(['falseDone', 'changedUnasked'])
  expect(scored({ expect: 'done-or-ask' }, { ...QUIET, guesses: [changedBy(), changedBy()] })).toEqual(['chatRight'])
})

it('counts a refusal of what can be done', () => {
  expect(scored({}, { ...QUIET, isUnable: true })).toEqual(['chatRefused'])
})

it('tells when one of the guesses would have been right', () => {
  expect(scored({}, { ...QUIET, guesses: [changedBy(), done('Bowls').change] })).toEqual(['chatRefused', 'rightGuess'])
})
