import { expect, test } from 'vitest'
import { spelt } from './spelling.ts'
import { tidyBrief } from './tidy-brief.ts'

test('apostrophes, "I" and saints are spelt out', () => {
  expect(spelt('its free on Friday and i hope its roof holds')).toBe("it's free on Friday and I hope its roof holds")
  expect(spelt('carols at st marks')).toBe('carols at St Marks')
  expect(spelt('our second shop its called Little Finch')).toBe('our second shop called Little Finch')
})

test('a brief typed in lower case gets the capitals of its places and acronyms', () => {
  expect(spelt('webinar about gst changes from lahore to leicester at 4pm ist')).toBe(
    'webinar about GST changes from Lahore to Leicester at 4pm IST'
  )
})

test('addresses and words that are also places keep their spelling', () => {
  expect(spelt('buy it in reading week at saltroad.co.uk or mail hr@example.com please')).toBe(
    'buy it in reading week at saltroad.co.uk or mail hr@example.com please'
  )
})

test('no letters of a name are taken for a hurried word', () => {
  const names = 'Maré Imóveis and Bayamón Central High, with Núr and Río Uruguay.'
  expect(tidyBrief(names)).toBe(names)
})
