import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { applyOperations } from '../operations/apply.ts'
import { applyChange, type Edit, invert, joinChanges } from '../operations/change.ts'
import { anyEmail, anyOperation } from '../operations/fixtures/any-operation.ts'
import { applySplices } from '../source/splice.ts'
import { anySteps, htmlChange } from './fixtures/any-edits.ts'
import { flattenChange, flattenEdits, isNoChange } from './flatten.ts'

const isApart = (edits: Edit[]): boolean =>
  edits.every(({ to }, at) => at === edits.length - 1 || to < edits[at + 1]!.from)

test('steps made one have the effect they had one after the other, and say what they took away', () => {
  fc.assert(
    fc.property(anySteps, ({ text, steps, after }) => {
      const edits = flattenEdits(steps)
      expect(applySplices(text, edits)).toBe(after)
      expect(edits.map(({ from, to }) => text.slice(from, to))).toEqual(edits.map(({ removed }) => removed))
      expect(isApart(edits)).toBe(true)
    }),
    { numRuns: runs(2_000) }
  )
})

test('what steps take back leaves nothing', () => {
  fc.assert(
    fc.property(anySteps, ({ steps }) => {
      const change = htmlChange(steps)
      expect(isNoChange(joinChanges(change, invert(change)))).toBe(true)
    })
  )
})

test('operations on any email made one step are the same change, and the same to take back', () => {
  fc.assert(
    fc.property(anyEmail, fc.array(anyOperation, { maxLength: 8 }), (email, operations) => {
      const { email: after, change } = applyOperations(email, operations, { onRefusal: 'skip' })
      const flat = flattenChange(change)
      expect(applyChange(email, flat)).toEqual(after)
      expect(applyChange(after, invert(flat))).toEqual(email)
      expect(Math.max(flat.html.length, flat.css.length)).toBeLessThanOrEqual(1)
    })
  )
})

test('edits are as small as they can be, and part no pair of surrogates', () => {
  const step = (removed: string, insert: string): Edit[] => [{ from: 2, to: 2 + removed.length, removed, insert }]
  expect(flattenEdits([step('a blue bowl', 'a red bowl')])).toEqual([
    { from: 4, to: 8, removed: 'blue', insert: 'red' }
  ])
  expect(flattenEdits([step('x😀y', 'x😁y')])).toEqual([{ from: 3, to: 5, removed: '😀', insert: '😁' }])
  expect(flattenEdits([step('\u{1f600}', '\u{1f400}\u{1fa00}')])).toHaveLength(1)
})

test('a fact that ends as it began is no change', () => {
  const facts = { subject: { from: 'A', to: 'A' } }
  expect(isNoChange({ ...htmlChange([]), facts })).toBe(true)
  expect(isNoChange({ ...htmlChange([]), facts: { subject: { from: 'A', to: 'B' } } })).toBe(false)
})
