import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { replyOf } from './replies.ts'

const CHANGE: Operation = { op: 'meta', subject: 'Bowls' }
const WORK = {
  email: BLANK_EMAIL,
  applied: [CHANGE, CHANGE],
  lines: [],
  changes: [],
  refused: [],
  words: '',
  guesses: [],
  isUndo: false
}
const GUESS = { label: 'Make the heading larger', icon: 'text' as const, operations: [CHANGE] }

test('a reply that asks back says what was changed, never that it is done, and the question last', () => {
  const refused = ['I left “bigger”: I was not sure what you mean.']
  const reply = replyOf({ ...WORK, refused, words: 'Is it one of these?', guesses: [GUESS] })

  expect(reply).toBe('Two changes so far.\nI left “bigger”: I was not sure what you mean.\nIs it one of these?')
})

test('a reply that asks nothing says that it is done', () => {
  expect(replyOf(WORK)).toBe('Done. Two changes; the rest is untouched.')
})
