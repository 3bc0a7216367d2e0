import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { wishedSection } from './wished-section.ts'

/** The words of the email that a wish makes of an empty one, the kinds of its sections, and its name. */
function made(part: string, words?: string) {
  const operations = wishedSection(BLANK_EMAIL, words === undefined ? { part } : { part, words })
  if (operations.length === 0) return undefined
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of operations) expect(batch.apply(operation)).toMatchObject({ ok: true })
  const { doc, sections } = outlineOf(batch.email)
  const { name } = batch.email
  return { kinds: sections.map(({ kind }) => kind), text: doc.textContent(0).replace(/\s+/g, ' ').trim(), name }
}

test('a headline is a section with nothing but its words', () => {
  expect(made('headline', 'Spring sale')).toEqual({ kinds: ['hero'], text: 'Spring sale', name: 'Spring sale' })
  expect(made('headline')).toMatchObject({ kinds: ['hero'], text: expect.stringMatching(/\w/), name: BLANK_EMAIL.name })
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

test('the name that somebody gave a template stays', () => {
  const named = { ...BLANK_EMAIL, name: 'April' }
  expect(wishedSection(named, { part: 'headline', words: 'Spring sale' }).map(({ op }) => op)).toEqual(['add'])
})

test('what no section is called adds nothing', () => {
  expect(made('sparkle')).toBeUndefined()
})
