import { expect, test } from 'vitest'
import { isFitHeading } from './gate.ts'

test.each([
  'Want to tell customers about our easter hot cross buns',
  '600 or',
  '4 bed',
  'Annual alumni dinner of St',
  'Items',
  'We run Loopline',
  'I run a little cheese subscription box called the curd',
  'Diwali gift guide for our sweet shop in Jaipur',
  '30% off email',
  'To confirm it nicely. The',
  'Lots of people forget their appointments'
])('refuses a cut, empty or private heading: %s', words => expect(isFitHeading(words)).toBe(false))

test.each([
  'Just listed: 27 Paperbark Lane',
  "Annual alumni dinner of St. Xavier's College",
  '30% off all trainers',
  'Tell us about your hotel stay',
  "We're hiring",
  'Your order is confirmed',
  'Heat Pumps Without the Headaches',
  'Thank you. We have your order.'
])('lets a whole heading pass: %s', words => expect(isFitHeading(words)).toBe(true))
