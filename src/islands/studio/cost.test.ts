import { expect, test } from 'vitest'
import { costWords } from './cost.ts'

const allowed = { access_credits: true }
const refused = { access_credits: false }

test('says what a generation costs, or what is missing for one', () => {
  expect(costWords({ credits: 4, hasPlan: true }, allowed)).toBe('Uses 1 of your 4 credits')
  expect(costWords({ credits: 1, hasPlan: true }, allowed)).toBe('Uses 1 of your 1 credit')
  expect(costWords({ credits: 0, hasPlan: false }, refused)).toBe('Needs a plan with credits')
  expect(costWords({ credits: 0, hasPlan: true }, refused)).toMatch(/^No credits left/)
})

test('credits of a plan that was cancelled are kept, and need a plan to be used', () => {
  expect(costWords({ credits: 3, hasPlan: false }, refused)).toBe(
    'Your 3 credits are kept; a plan is needed to use them'
  )
  expect(costWords({ credits: 1, hasPlan: false }, refused)).toMatch(/^Your 1 credit is kept;/)
})
