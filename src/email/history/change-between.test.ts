import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { applyChange, invert } from '../operations/change.ts'
import { anyEmail, anyOperation, made } from '../operations/fixtures/any-operation.ts'
import { OUTLOOK } from '../source/fixtures/emails.ts'
import { changeBetween } from './change-between.ts'
import { editsBetween } from './edits-between.ts'
import { anySteps } from './fixtures/any-edits.ts'

function expectBetween(before: EmailSource, after: EmailSource) {
  const change = changeBetween(before, after)
  expect(applyChange(before, change)).toEqual(after)
  expect(applyChange(after, invert(change))).toEqual(before)
  return change
}

test('the change between two texts turns one into the other, and back', () => {
  const email = fc.record({ html: fc.string({ unit: 'binary' }), css: fc.string(), subject: fc.string() })
  fc.assert(
    fc.property(email, email, (before, after) => {
      expectBetween({ ...BLANK_EMAIL, ...before }, { ...BLANK_EMAIL, ...after })
    })
  )
  fc.assert(
    fc.property(anySteps, ({ text, after }) => {
      expectBetween({ ...BLANK_EMAIL, html: text }, { ...BLANK_EMAIL, html: after })
    })
  )
})

test('the change between an email and what operations made of it does what they did', () => {
  fc.assert(
    fc.property(anyEmail, fc.array(anyOperation, { maxLength: 6 }), (before, operations) => {
      expectBetween(before, applyOperations(before, operations, { onRefusal: 'skip' }).email)
    })
  )
})

test('what differs in several places is several small edits', () => {
  const after = { ...made, html: made.html.replace('Bowls', 'Plates').replace('About Two', 'About 2') }
  const [edits] = expectBetween(made, { ...after, html: `${after.html}<p>The end</p>\n` }).html
  expect(edits?.map(({ removed, insert }) => [removed, insert])).toEqual([
    ['Bowl', 'Plate'],
    ['Two', '2'],
    ['', '<p>The end</p>\n']
  ])
})

test('equal emails have nothing between them', () => {
  expect(changeBetween(made, { ...made })).toEqual({ html: [], css: [], facts: {} })
})

test.each([
  ['2 MB with words changed all over', OUTLOOK.repeat(1_500), (text: string) => text.replaceAll('Left', 'Right')],
  ['2 MB without a line or a tag', 'a b '.repeat(500_000), (text: string) => text.replaceAll('b a', 'b c')],
  ['nothing but ends of tags', '>'.repeat(2_000_000), (text: string) => `<${text.slice(9)}x>${text}`],
  ['two texts that share next to nothing', 'ab>c '.repeat(200_000), (text: string) => [...text].reverse().join('')],
  ['many small rewrites', '<p>a b c d e f</p>'.repeat(2_000), (text: string) => text.replaceAll('b c d', 'd e f g')]
])('%s: it answers', (_, before, changed) => {
  const after = changed(before)
  const edits = editsBetween(before, after)
  expect(applyChange({ ...BLANK_EMAIL, html: before }, { html: [edits], css: [], facts: {} }).html).toBe(after)
})
