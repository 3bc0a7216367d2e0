import { expect, test } from 'vitest'
import { isWish } from './is-wish.ts'
import { readWish } from './read-wish.ts'

test.each([
  ['add a headline', { part: 'headline' }],
  ['Add a headline Spring sale.', { part: 'headline', words: 'Spring sale' }],
  ['add a headline that says “Spring sale”', { part: 'headline', words: 'Spring sale' }],
  ['add a headline about our sale', { part: 'headline' }],
  ['please insert a button: See the pots!', { part: 'button', words: 'See the pots' }],
  ['put in a quote, "Lovely bowls"', { part: 'quote', words: 'Lovely bowls' }],
  ['add a picture of our shop', { part: 'picture' }],
  ['Add a section about our opening hours', { part: 'opening hours' }]
])('%j wishes for one part', (brief, wish) => {
  expect(isWish(brief)).toBe(true)
  expect(readWish(brief)).toEqual(wish)
})

test.each([
  'Sale at Pier Books, 20% off until Sunday',
  'A letter to add a face to our name',
  'Addition to our family',
  'Add a newsletter about our spring glazes',
  'Please add a sale for our pots, 20% off until Sunday',
  `Add a bit of spring to the kitchen: 20% off all pots until Friday, with the code FERN20 at Clay & Co.`
])('%j describes an email', brief => {
  expect(isWish(brief)).toBe(false)
})

test.each(['add 3', 'add a headline and a button', 'add a headline in green', 'add a button below the picture'])(
  '%j cannot be met as it is said',
  brief => {
    expect(readWish(brief)).toBeUndefined()
  }
)
