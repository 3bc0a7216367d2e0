import { expect, test } from 'vitest'
import { scoreRecorded } from './score.ts'

test('what is drawn to be looked at is taken whole, and has every fact of its brief', () => {
  const { answers, written, accepted, facts, found } = scoreRecorded('open/pictures')
  expect({ answers, accepted, found }).toEqual({ answers: 6, accepted: written, found: facts })
})
