import { expect, it } from 'vitest'
import { thingOf } from './priced-items.ts'

it.each([
  ['Ember (Guatemala, dark roast, $18)', { title: 'Ember', text: 'Guatemala, dark roast', price: '$18' }],
  ['the City goes from $1,899 to $1,499', { title: 'City', price: '$1,499', was: '$1,899' }],
  ['Night Oil, was $54 now $37.80', { title: 'Night Oil', price: '$37.80', was: '$54' }],
  ['one month for $79 instead of $139', { title: 'One month', price: '$79', was: '$139' }],
  ['Backend Engineer, $150k–$180k', { title: 'Backend Engineer', price: '$150k–$180k' }],
  ['two towels at $24.00 each', { title: 'Two towels', price: '$24.00 each' }],
  ['Team at $49 per seat per month (10 seats)', { title: 'Team', text: '10 seats', price: '$49 per seat per month' }]
])('%s', (item, thing) => expect(thingOf(item)).toEqual(thing))

it.each(['$25 feeds a family for a week', 'a quiet room', '$10 off', 'the code VIP50 takes another $50'])(
  '%s is no thing with a price',
  item => expect(thingOf(item)).toBeUndefined()
)
