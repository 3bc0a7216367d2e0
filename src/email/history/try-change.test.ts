import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperations } from '../operations/apply.ts'
import type { Edit } from '../operations/change.ts'
import { anyEmail, anyOperation, made } from '../operations/fixtures/any-operation.ts'
import { htmlChange } from './fixtures/any-edits.ts'
import { tryChange } from './try-change.ts'

test('a change applies to the email it was made for, and to no other', () => {
  fc.assert(
    fc.property(anyEmail, fc.array(anyOperation, { maxLength: 4 }), (email, operations) => {
      const { email: after, change } = applyOperations(email, operations, { onRefusal: 'skip' })
      expect(tryChange(email, change)).toEqual(after)
      if (change.html.flat().some(({ removed }) => removed))
        expect(tryChange({ ...email, html: '' }, change)).toBe(undefined)
    })
  )
})

const edit = (from: number, to: number, removed: string): Edit => ({ from, to, removed, insert: 'x' })

test.each([
  ['what it takes away is not there', [edit(0, 2, 'zz')]],
  ['its places are beyond the end', [edit(90_000, 90_001, 'a')]],
  ['its places overlap', [edit(0, 2, made.html.slice(0, 2)), edit(1, 3, made.html.slice(1, 3))]],
  ['its places are out of order', [edit(4, 5, made.html.slice(4, 5)), edit(0, 1, made.html.slice(0, 1))]],
  ['its places run backwards', [edit(4, 2, '')]]
])('nothing where %s', (_, edits) => {
  expect(tryChange(made, htmlChange([edits]))).toBe(undefined)
})

test('nothing where a fact was another', () => {
  const facts = { subject: { from: 'A', to: 'B' } }
  expect(tryChange({ ...made, subject: 'A' }, { ...htmlChange([]), facts })?.subject).toBe('B')
  expect(tryChange({ ...made, subject: 'C' }, { ...htmlChange([]), facts })).toBe(undefined)
})
