import { expect, test } from 'vitest'
import type { Brief } from '../material.ts'
import { scoreBrief } from './score.ts'

const brief = (expected: Brief['expect'], kinds: Brief['kinds'] = []): Brief => ({
  id: 'x01',
  text: '',
  language: 'en',
  expect: expected,
  wellMeant: true,
  kinds
})
const countsOf = ({ tally }: ReturnType<typeof scoreBrief>) =>
  Object.fromEntries(Object.entries(tally).map(([name, { count }]) => [name, count]))

test('a kind is right, wrong, or not sure', () => {
  const score = (kind?: 'sale' | 'event') =>
    countsOf(scoreBrief(brief('email', ['sale', 'launch']), { answer: 'email' }, kind ? { kind } : {}))
  expect(score('sale')).toMatchObject({ kind: 1, kindWrong: 0 })
  expect(score('event')).toMatchObject({ kind: 0, kindWrong: 1 })
  expect(score()).toMatchObject({ kind: 0, kindWrong: 0 })
})

test('exactly the foreign briefs are refused for their language', () => {
  expect(countsOf(scoreBrief(brief('language'), { answer: 'language' }, {}))).toMatchObject({
    language: 1,
    answered: 1
  })
  expect(countsOf(scoreBrief(brief('language'), { answer: 'email' }, {}))).toMatchObject({ language: 0, answered: 0 })
  expect(countsOf(scoreBrief(brief('email'), { answer: 'language' }, {}))).toMatchObject({ language: 0, answered: 0 })
})

test('a brief that says nothing may get an email or a refusal, and no failure', () => {
  expect(scoreBrief(brief('nothing'), { answer: 'email' }, {}).faults).toEqual([])
  expect(scoreBrief(brief('nothing'), { answer: 'failed' }, {}).faults).toEqual(['answer: failed, not nothing'])
})
