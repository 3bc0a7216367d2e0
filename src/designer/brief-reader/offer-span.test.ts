import { expect, test } from 'vitest'
import { findFacts } from './facts.ts'
import { offerSpanOf } from './offer-span.ts'

const NO_SPAN = [
  'The teapot is £65 instead of £85 until 12 December.',
  'Take 20% off with code FERN-20 until 14 April.',
  'Use the code FERN20 until 14 April.',
  'Now 65, was 85 until 12 December.',
  'Only 20 until 14 April.',
  'Save £10 - 14 April is the last day.',
  'It was £85 to 12 December last year.',
  '$45, down from $79 until 28 November.',
  'Lamps 95€ instead of 130€ until 31 July.',
  '€72 until 31 December, then €90.',
  'Order #12 to 14 May at the old price.',
  'Model X-12 until 30 September.',
  'From 40 to 14 April the price falls.',
  'Free over £30 until 15 September.',
  'Size 8 until 1 October.',
  'Boxes of 4 until 14 December.',
  'Everything 20 off until 14 April.'
]
test.each(NO_SPAN)('a number that is no date begins no span: %s', text => {
  expect(offerSpanOf(text, 'sale')?.words).toBeUndefined()
  for (const { kind, text: said } of findFacts(text)) if (kind === 'date') expect(said).toMatch(/^(?:1 |\d\d |\D)/)
})

const SPANS: [string, string][] = [
  ['Sale from 3 to 9 June on all lamps.', 'from 3 to 9 June'],
  ['Sale 15-31 March.', 'from 15 to 31 March'],
  ['20% off 9–12 June.', 'from 9 to 12 June'],
  ['Everything half price, 1 to 31 May.', 'from 1 to 31 May'],
  ['20% off from 3 until 9 June.', 'from 3 to 9 June'],
  ['The sale runs 1 to 30 June.', 'from 1 to 30 June'],
  ['20% off, 3rd until 14 April.', 'from 3rd to 14 April'],
  ['20% off Friday 13 until Sunday 15 June.', 'from Friday 13 to Sunday 15 June'],
  ['Sale from Friday 28 to Monday 1 December.', 'from Friday 28 to Monday 1 December'],
  ['Lamps 40% off from Thursday to Sunday midnight.', 'from Thursday to Sunday midnight'],
  ['Starts Thursday, ends Sunday 9 March.', 'from Thursday to Sunday 9 March'],
  ['Sale between 1 May and 30 September.', 'from 1 May to 30 September'],
  ['20% off Nov 28 through Dec 1.', 'from Nov 28 to Dec 1'],
  ['All mugs half price from the 4th of May until Monday.', 'from 4th of May to Monday'],
  ['£65 instead of £85, from 3 to 12 December.', 'from 3 to 12 December'],
  ['Code FERN-20, valid from 3 April until 14 April.', 'from 3 April to 14 April'],
  ['£65 instead of £85 until 12 December. Sale from 1 to 12 December.', 'from 1 to 12 December']
]
test.each(SPANS)('a span that begins with a date is told: %s', (text, words) => {
  expect(offerSpanOf(text, 'sale')?.words).toBe(words)
})
