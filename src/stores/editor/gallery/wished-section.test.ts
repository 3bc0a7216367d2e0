import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { wishedSection } from './wished-section.ts'

/** The words of the email that a wish makes of an empty one, and the kinds of its sections. */
function made(part: string, words?: string) {
  const operation = wishedSection(BLANK_EMAIL, words === undefined ? { part } : { part, words })
  if (!operation) return undefined
  const batch = createBatch(BLANK_EMAIL)
  const result = batch.apply(operation)
  expect(result.ok ? '' : result.plain).toBe('')
  const { doc, sections } = outlineOf(batch.email)
  return { kinds: sections.map(({ kind }) => kind), text: doc.textContent(0).replace(/\s+/g, ' ').trim() }
}

test('a headline is a section with nothing but its words', () => {
  expect(made('headline', 'Spring sale')).toEqual({ kinds: ['hero'], text: 'Spring sale' })
  expect(made('headline')).toMatchObject({ kinds: ['hero'], text: expect.stringMatching(/\w/) })
})

test.each([
  ['button', 'cta'],
  ['paragraph', 'text'],
  ['quote', 'quote'],
  ['logo', 'header'],
  ['hero', 'hero']
])('words that a %s shall say stand in it', (part, kind) => {
  const section = made(part, 'See the pots')
  expect(section?.kinds).toEqual([kind])
  expect(section?.text).toContain('See the pots')
})

test.each([
  ['picture', 'image'],
  ['footer', 'footer'],
  ['coupon', 'coupon'],
  ['opening hours', 'schedule']
])('a wish for a %s adds one', (part, kind) => {
  expect(made(part)?.kinds).toEqual([kind])
})

test.each(['picture', 'divider', 'header', 'link', 'social'])(
  'a %s that has no place for words is added as it is',
  part => {
    expect(made(part, 'See the pots')?.kinds).toHaveLength(1)
  }
)

test('what no section is called adds nothing', () => {
  expect(made('sparkle')).toBeUndefined()
})
