import { expect, test } from 'vitest'
import type { BriefReading } from '../../src/compose/reading/brief-reading.ts'
import { filledBy } from './from-reading.ts'

const from = { at: 0, length: 0 }
const READING: BriefReading = {
  language: { tag: 'en', confidence: 1 },
  kinds: ['sale'],
  guesses: [
    { path: 'offer.code', value: 'FERN15', confidence: 0.9, sure: true, from },
    { path: 'offer.what', value: '15% off', confidence: 0.9, sure: true, from },
    { path: 'topic', value: 'Plants', confidence: 0.4, sure: false, from }
  ],
  loose: [{ text: 'The bench is full.', field: 'sentences', from }],
  directions: [{ text: 'make it bright', about: 'look', from }],
  look: {}
}
const BRIEF = 'Plants: 15% off with FERN15. The bench is full, make it bright. Rain.'

test('a form has what is sure; what is offered is reached with a click', () => {
  const { sure, reachable } = filledBy(READING, BRIEF)
  expect(sure).toMatchObject({ offer: { what: '15% off', code: 'FERN15' }, sentences: [] })
  expect(sure.topic).toBeUndefined()
  expect(reachable).toMatchObject({ topic: 'Plants', sentences: ['The bench is full.'] })
})

test('words that stand in no field, sentence or direction are counted', () => {
  expect(filledBy(READING, BRIEF).unread.count).toBe(1)
})
