import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from './apply.ts'
import { createBatch } from './batch.ts'
import type { Operation } from './operation.ts'

const { email } = applyOperations(
  BLANK_EMAIL,
  [
    { op: 'add', kind: 'hero', content: { heading: 'Bowls' } },
    { op: 'add', kind: 'free', content: { html: '<p>One</p>' } }
  ],
  { onRefusal: 'stop' }
)

/** What people never see: refs, tags, and names in quotation marks as designers write them. */
const NAMES = /"|\b[se]\d+\b|<|\b(?:slot|ref|kind)\b/

test.each<[Operation, RegExp]>([
  [{ op: 'add', kind: 'testimonial', content: {} }, /no section "testimonial"/],
  [{ op: 'add', kind: 'hero', layout: 'huge', content: { heading: 'x' } }, /no layout "huge"/],
  [{ op: 'add', kind: 'hero', content: { heading: 'x', headline: 'y' } }, /no slot "headline"/],
  [{ op: 'add', kind: 'hero', content: { heading: { label: 'x', href: '{{a}}' } } }, /is a text/],
  [{ op: 'add', kind: 'hero', across: 2, content: { heading: 'x' } }, /side by side/],
  [{ op: 'add', kind: 'features', layout: 'rows', across: 2, content: {} }, /its layout "columns" has/],
  [{ op: 'add', kind: 'free', content: { html: '<p style="width: 900px">x</p>' } }, /900 px wide/],
  [{ op: 'set', ref: 's1.headline', value: 'x' }, /has no "headline"/],
  [{ op: 'set', ref: 's1.button', value: { href: 'https://a.example' } }, /no link yet/],
  [{ op: 'set', ref: '*.price', value: 'x' }, /nothing like/],
  [{ op: 'add-item', ref: 's1', item: {} }, /no list/],
  [{ op: 'set', ref: 's9.text', value: 'x' }, /no "s9"/],
  [{ op: 'theme', brand: 'zzz' }, /no colour/],
  [{ op: 'theme', body: 'anton' }, /cannot set paragraphs/]
])('%j is refused in words that people know', (operation, reason) => {
  const refused = createBatch(email).apply(operation)
  if (refused.ok) throw new Error('It was done.')
  expect(refused.reason).toMatch(reason)
  expect(refused.plain).not.toMatch(NAMES)
  expect(refused.plain).toMatch(/^\p{Lu}.*\.$|^“.*\.$/u)
})
