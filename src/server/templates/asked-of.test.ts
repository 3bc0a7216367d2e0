import { expect, test } from 'vitest'
import { noFacts } from '../../compose/email-facts.ts'
import { askedOf } from './asked-of.ts'

test('facts alone are asked for by their kind and topic', () => {
  expect(askedOf({ facts: noFacts('sale') })).toMatchObject({ prompt: 'Sale', form: { facts: noFacts('sale') } })
  expect(askedOf({ facts: { ...noFacts('sale'), topic: 'Bowls' }, seed: 0 })).toMatchObject({
    prompt: 'Sale: Bowls',
    seed: 0
  })
})

test('a prompt alone has no form', () => {
  expect(askedOf({ prompt: 'A sale' })).toEqual({ prompt: 'A sale' })
})
