import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import { missingFacts } from './facts-to-keep.ts'

const batch = createBatch(BLANK_EMAIL)
batch.apply({ op: 'meta', subject: 'Wick & Wax until Sunday' })
batch.apply({ op: 'add', kind: 'text', content: { text: 'Save 25% off  all candles.' } })
batch.apply({ op: 'add', kind: 'footer', content: { company: 'Wick & Wax' } })

const missing = (email = batch.email, ...facts: string[]) =>
  missingFacts(
    email,
    facts.map(words => ({ words, isExact: /^GLOW/.test(words) }))
  ).map(({ words }) => words)

test('what the email does not say is missing', () => {
  expect(missing(batch.email, 'Wick & Wax', '25% off all candles', 'GLOW25')).toEqual(['GLOW25'])
})

test('a fact in other words is said where its figures stand together, or most of its words; a code only as it is', () => {
  const after = createBatch(batch.email)
  after.apply({ op: 'add', kind: 'text', content: { text: 'Mugs: £9 instead of £12. GLOW, 25.' } })
  const facts = ['25% off all our candles', 'until this Sunday', 'Mug £9, was £12', 'We pour every candle by hand']
  expect(missing(after.email, ...facts, 'GLOW 25')).toEqual(['We pour every candle by hand', 'GLOW 25'])
})
