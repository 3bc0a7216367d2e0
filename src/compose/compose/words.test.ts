import { expect, it } from 'vitest'
import { capitalise, inParts, isIn, sentence, sentencesOf } from './words.ts'

it.each([
  ['free parking', 'Free parking'],
  ['iPad covers', 'iPad covers'],
  ['kb-4471', 'kb-4471']
])('%s begins as %s', (words, expected) => expect(capitalise(words)).toBe(expected))

it.each([
  ['the kiln held', 'The kiln held.'],
  ['Does it fit?', 'Does it fit?'],
  ['Dear Ines,', 'Dear Ines,']
])('%s is the sentence %s', (words, expected) => expect(sentence(words)).toBe(expected))

it('parts sentences, not names', () => {
  expect(sentencesOf('Ask Dr. Senani. She knows! Really.')).toEqual(['Ask Dr. Senani.', 'She knows!', 'Really.'])
})

it('finds words in others, whatever the signs and capitals, and nothing in nothing', () => {
  expect(isIn('20% off mugs', 'Here you go: 20 % OFF mugs!')).toBe(true)
  expect(isIn('mug', 'mugs')).toBe(false)
  expect(isIn('🎉', '🎉')).toBe(false)
})

it('parts a list evenly, so that no part is left with one', () => {
  expect(inParts([1, 2, 3, 4, 5, 6, 7, 8, 9], 8).map(({ length }) => length)).toEqual([5, 4])
  expect(inParts([], 8)).toEqual([])
})
