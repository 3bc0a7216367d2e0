import { expect, test } from 'vitest'
import { splitRunOns } from './run-on.ts'

test('thoughts strung together without full stops are parted where a new one begins', () => {
  expect(
    splitRunOns(
      'we are opening our second coffee shop called Little Finch on 14 Mill Road first 50 people get a free flat white can you make it warm and fun'
    )
  ).toEqual([
    'we are opening our second coffee shop called Little Finch on 14 Mill Road',
    'first 50 people get a free flat white',
    'can you make it warm and fun'
  ])
})

test('an object, a condition and what somebody is told stay with their verb', () => {
  const sentences = [
    'we want to tell all our lapsed members they can come back for only £15 if they rejoin before the end of January',
    'the book comes out in February and this time people can preorder it at saltroad.example for the price that we had before'
  ]
  for (const words of sentences) expect(splitRunOns(words)).toEqual([words])
})

test('a sentence with its own signs, and a short one, stay as they are', () => {
  const words =
    'When you come on Friday, bring a friend, and we will pay for the coffee, the cake and a seat by the window.'
  expect(splitRunOns(words)).toEqual([words])
  expect(splitRunOns('we open on Friday its free')).toEqual(['we open on Friday its free'])
})
