import { expect, it } from 'vitest'
import { tokensOf } from './tokens.ts'

it.each([
  ['£4.50 each, 30% off', ['£4.50', 'each', '30%', 'off']],
  ["Moss & Milk's 250g bag", ['Moss', '&', "Milk's", '250g', 'bag']],
  ['EIN 39-5550182, 10:00 CET', ['EIN', '39-5550182', '10:00', 'CET']],
  ['go to https://a.example/b?c=1.', ['go', 'to', 'https://a.example/b?c=1']],
  ['(978) 555-0142', ['978', '555-0142']]
])('%s', (text, words) => expect(tokensOf(text).map(token => token.text)).toEqual(words))

it('tells the signs and line breaks before a word, and where it stands', () => {
  const text = 'Sale: rugs,\nlamps'
  expect(tokensOf(text)).toEqual([
    { text: 'Sale', at: 0, after: '' },
    { text: 'rugs', at: 6, after: ':' },
    { text: 'lamps', at: 12, after: ',\n' }
  ])
})

it('the point of a shortened word ends no sentence', () => {
  const ends = (text: string) => tokensOf(text).flatMap(({ text: word, after }) => (after === '.' ? [word] : []))
  expect(ends('Our vet Dr. Ruiz. Come to St. Mary and 4 Elm St. We open, No. 18.')).toEqual(['Come', 'We'])
})
