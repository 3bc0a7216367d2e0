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

test('what was corrected of a reading is no form, and a prompt alone has none', () => {
  const facts = [{ role: 'code', value: 'x', state: 'added' } as const]
  expect(askedOf({ prompt: 'A sale', facts })).toEqual({ prompt: 'A sale', facts })
  expect(askedOf({ prompt: 'A sale' })).toEqual({ prompt: 'A sale' })
})
