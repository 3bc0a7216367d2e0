import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

test('words and the signs between them are the text, without its blanks', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aB9 .,:£&/@\n’é-('.split('')), maxLength: 60 }), text => {
      const tokens = tokensOf(text)
      const last = tokens.at(-1)
      const tail = last ? text.slice(last.at + last.text.length) : text
      for (const { text: word, at } of tokens) expect(text.slice(at, at + word.length)).toBe(word)
      const signs = (words: string) => words.replace(/[^\S\n]+/g, '')
      expect(signs(tokens.map(({ after, text: word }) => after + word).join('') + tail)).toBe(signs(text))
    })
  ))

test('keeps prices, times, addresses and names with signs whole', () => {
  const words = (text: string) => tokensOf(text).map(({ text: word }) => word)
  expect(words('20% off at 6:30pm, £1,250.50 or ₦12,000')).toEqual([
    '20%',
    'off',
    'at',
    '6:30pm',
    '£1,250.50',
    'or',
    '₦12,000'
  ])
  expect(words('see https://oak.example/a?b=1, or mail hi@oak.example.')).toEqual([
    'see',
    'https://oak.example/a?b=1',
    'or',
    'mail',
    'hi@oak.example'
  ])
  expect(words("Dr. O'Neil & Sons")).toEqual(['Dr', "O'Neil", '&', 'Sons'])
})

test('a point behind a shortened word ends no sentence', () =>
  expect(tokensOf('Ask Dr. Ruiz. Soon').map(({ after }) => after)).toEqual(['', '', '', '.']))
