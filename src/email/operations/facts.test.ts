import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { changeBetween } from '../history/change-between.ts'
import { mergeChanges } from '../history/merge.ts'
import { namedChanges } from '../history/named-changes.ts'
import { takeBack } from '../history/take-back.ts'
import { applyOperations } from './apply.ts'
import { applyChange, invert } from './change.ts'
import { MOST_FACTS, Operation, SaidOperation } from './operation.ts'

const SALE = '{"kind":"sale"}'
const withFacts = (facts: string, email = BLANK_EMAIL) =>
  applyOperations(email, [{ op: 'facts', facts }], { onRefusal: 'stop' })

test('facts are set, and taken back to the byte', () => {
  const { email, change } = withFacts(SALE)
  expect(email).toEqual({ ...BLANK_EMAIL, facts: SALE })
  expect(applyChange(email, invert(change))).toEqual(BLANK_EMAIL)
})

test('facts that change in two places are a person’s choice, the same facts are not', () => {
  const mine = changeBetween(BLANK_EMAIL, { ...BLANK_EMAIL, facts: SALE })
  const theirs = changeBetween(BLANK_EMAIL, { ...BLANK_EMAIL, facts: '{"kind":"event"}' })
  expect(mergeChanges(mine, theirs)).toBeUndefined()
  expect(mergeChanges(mine, mine)?.mine.facts).toEqual({})
})

test('a change of facts is named without their text, and taken back alone', () => {
  const after = { ...BLANK_EMAIL, subject: 'Spring', facts: SALE }
  const named = namedChanges(BLANK_EMAIL, after)
  expect(named.map(({ line }) => line.text)).toEqual(['Subject: **Spring**', 'Facts changed'])
  const back = takeBack(named[1]!.change, [])
  expect(applyChange(after, back!)).toEqual({ ...BLANK_EMAIL, subject: 'Spring' })
})

test.each(['[1]', '"a"', 'null', '{', 'sale'])('facts that are %s are refused in words', facts => {
  expect(withFacts(facts).refused[0]?.reason).toMatch(/^Facts are one JSON object/)
})

test('facts are no operation of designers, and have a size', () => {
  expect(SaidOperation.safeParse({ op: 'facts', facts: SALE }).success).toBe(false)
  expect(Operation.safeParse({ op: 'facts', facts: 'x'.repeat(MOST_FACTS + 1) }).success).toBe(false)
})
