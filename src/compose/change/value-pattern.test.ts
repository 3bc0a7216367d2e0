import { expect, test } from 'vitest'
import { plainGlyphs } from './glyphs.ts'
import { occurrencesOf, written } from './occurrences.ts'

const found = (text: string, value: string): string[] => occurrencesOf(plainGlyphs(text), value).map(each => each.found)

test.each([
  ['20', 'Since 2024, 20.5 and 1,20 and 20% and £20'],
  ['20', 'call +4420 or 20th'],
  ['£4', 'now £4.50, £40 or £4k'],
  ['Tidewater', 'hello@tidewater.example, Tidewater.example, www.Tidewater.example/Tidewater'],
  ['SPRING25', 'SPRING25-X and spring25 and SPRING250'],
  ['Sat 14 March', 'Sat 14 Marching bands'],
  ['Rose', 'prices rose, Rosemary'],
  ['—', 'a — b']
])('%s does not stand in: %s', (value, text) => {
  expect(found(text, value)).toEqual([])
})

test.each([
  ['£4', 'now £4, was £4.00.', ['£4', '£4.00']],
  ['£4.00', 'now £4!', ['£4']],
  ['20', 'We have 20 kinds.', ['20']],
  ['Sat 14 March', 'On Sat\u00a014\n March', ['Sat\u00a014\n March']],
  ["it's free", 'it’s free', ['it’s free']],
  ['10:00–16:00', 'from 10:00-16:00', ['10:00-16:00']],
  ['the sale', 'The sale. THE SALE! See the sale', ['The sale', 'THE SALE', 'the sale']],
  ['Tidewater', 'Tidewater’s shop', ['Tidewater']],
  ['tidewater.example', 'https://tidewater.example/sale', ['tidewater.example']],
  ['Come along.', 'Come along. Now.', ['Come along.']]
])('%s stands in: %s', (value, text, expected) => {
  expect(found(text, value)).toEqual(expected)
})

test.each([
  ['the sale', 'The sale begins', 'our fair', 'Our fair'],
  ['the sale', 'SEE THE SALE', 'our fair', 'OUR FAIR'],
  ['£4', '£4.00', '£5', '£5.00'],
  ['£4.00', '£4', '£5.00', '£5'],
  ['£4', '£4.00', '£5.50', '£5.50'],
  ['£4', '£4', 'free', 'free']
])('%s in "%s" becomes %s as %s', (value, text, after, expected) => {
  const [occurrence] = occurrencesOf(plainGlyphs(text), value)
  expect(occurrence && written(occurrence, after)).toBe(expected)
})
