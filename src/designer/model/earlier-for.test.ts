import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '../../email/theme/theme.ts'
import { earlierFor } from './earlier-for.ts'

const EARLIER = {
  theme: DEFAULT_THEME,
  header: { logo: 'Clay & Co' },
  footer: { company: 'Clay & Co Pottery', address: '1 Kiln Road' }
}
const context = {
  signal: new AbortController().signal,
  seed: 1,
  today: new Date('2026-03-18'),
  siteUrl: 'https://m.example',
  earlier: EARLIER
}

test.each([
  'Sale email for Clay and Co: 20% off all bowls until Friday',
  'Newsletter from Clay & Co Pottery about our new glaze',
  '20% off all bowls until Friday with code BOWL20'
])('%s keeps the look and the footer of the last email', async brief => {
  expect(await earlierFor(brief, context)).toEqual(EARLIER)
})

test.each([
  'Sale email for Wick & Wax: 25% off all candles until Sunday',
  'tell our allotment holders the water goes off on monday, Hollin Bank Allotment Society'
])('%s is another sender, who gets neither', async brief => {
  expect(await earlierFor(brief, context)).toBeUndefined()
  expect(await earlierFor(brief, { ...context, earlier: undefined })).toBeUndefined()
})
