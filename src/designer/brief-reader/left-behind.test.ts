import { expect, test } from 'vitest'
import { leftBehindIn } from './left-behind.ts'

test.each([
  [
    'Cart reminder for Wick & Wren. Someone left the Fig & Cedar candle (£22) in their basket. Gentle.',
    { title: 'Fig & Cedar candle', price: '£22' },
    'Cart reminder for Wick & Wren. Gentle.'
  ],
  [
    'They left the merino romper in size 62/68 in the basket (€39). Mention returns.',
    { title: 'Merino romper in size 62/68', price: '€39' },
    'Mention returns.'
  ],
  [
    'Not pushy: the Skyline 2 in size 41 is still in the cart, free returns.',
    { title: 'Skyline 2 in size 41' },
    'Not pushy: free returns.'
  ],
  ['Your items are still in the basket.', undefined, 'Your items are still in the basket.'],
  ['They left something in the cart.', undefined, 'They left something in the cart.'],
  ['They left a jug and two cups, remind them.', { title: 'Jug' }, 'remind them.'],
  ['They left a booking unfinished on our site.', undefined, 'They left a booking unfinished on our site.'],
  ['They left a mug and a bowl in the cart.', undefined, 'They left a mug and a bowl in the cart.']
])('%s', (brief, thing, rest) => {
  const found = leftBehindIn(brief)
  expect(found.things[0]).toEqual(thing)
  expect(found.rest.trim()).toBe(rest)
})
