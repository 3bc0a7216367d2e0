import { expect, test } from 'vitest'
import { reading } from '../../../compose/form/fixtures/a-reading.ts'
import { emptyForm, fill } from '../../../compose/form/form.ts'
import { likelyKinds } from './likely-kinds.ts'

const form = fill(
  emptyForm(1),
  reading([], { kind: 'event', kinds: ['sale', 'event', 'letter', 'launch', 'notice', 'job'] })
)

test('the guess stands first, then the likeliest four', () => {
  expect(likelyKinds(form)).toEqual(['event', 'sale', 'launch', 'notice', 'job'])
})

test('a choice among them moves nothing, and another one is shown too', () => {
  expect(likelyKinds({ ...form, kind: 'notice' })).toEqual(likelyKinds(form))
  expect(likelyKinds({ ...form, kind: 'letter' })).toEqual(likelyKinds(form))
  expect(likelyKinds({ ...form, kind: 'receipt' })).toEqual(['receipt', 'event', 'sale', 'launch', 'notice'])
})

test('without a brief there are five to choose from', () => {
  expect(likelyKinds({ ...emptyForm(1), kind: 'sale' })).toHaveLength(5)
})
