import fc from 'fast-check'
import { decodeReference as tokenised } from '../../src/email/source/decode-reference.ts'
import { decodeReference } from '../../src/stores/decode-reference.ts'
import { expect, test } from './fixtures.ts'

const NAMED = [
  '&eacute;',
  '&notin;',
  '&notit;',
  '&not',
  '&ampx;',
  '&copy=',
  '&copy',
  '&NotEqualTilde;',
  '&AMP',
  '&nope;'
]
const reference = fc.oneof(
  fc.constantFrom(...NAMED),
  fc.integer({ min: 0, max: 0x11_ffff }).map(point => `&#${point};`),
  fc.integer({ min: 0, max: 0x11_ffff }).map(point => `&#x${point.toString(16)}`),
  fc.stringMatching(/^&[a-zA-Z][a-zA-Z0-9]{0,6};?=?$/)
)

test('the browser reads references as the server does, in texts and attributes', async ({ page }) => {
  const references = [...NAMED, ...fc.sample(reference, { numRuns: 2_000, seed: 7 })]
  await page.goto('about:blank')
  for (const place of ['text', 'attribute'] as const) {
    const read = await page.evaluate(
      `${JSON.stringify(references)}.map(each => (${decodeReference})(each, "${place}"))`
    )
    expect(read).toEqual(references.map(each => tokenised(each, place)))
  }
})
