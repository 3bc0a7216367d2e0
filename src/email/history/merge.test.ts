import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { applyOperations } from '../operations/apply.ts'
import { applyChange, type Edit } from '../operations/change.ts'
import { anyEmail, anyOperation, made } from '../operations/fixtures/any-operation.ts'
import type { Operation } from '../operations/operation.ts'
import { applySplices } from '../source/splice.ts'
import { anyPair, htmlChange } from './fixtures/any-edits.ts'
import { flattenEdits } from './flatten.ts'
import { mergeChanges } from './merge.ts'
import { rebaseEdits } from './rebase.ts'

const edit = (from: number, removed: string, insert: string): Edit => ({
  from,
  to: from + removed.length,
  removed,
  insert
})

test('edits of one text that are apart give one text in either order; touching, they touch both ways', () => {
  fc.assert(
    fc.property(anyPair, ({ mine, theirs }) => {
      const [one, two] = [flattenEdits(mine.steps), flattenEdits(theirs.steps)]
      const [oneAfter, twoAfter] = [rebaseEdits(one, two), rebaseEdits(two, one)]
      expect(oneAfter === undefined).toBe(twoAfter === undefined)
      if (oneAfter && twoAfter) expect(applySplices(theirs.after, oneAfter)).toBe(applySplices(mine.after, twoAfter))
    }),
    { numRuns: runs(2_000) }
  )
})

test('operations of two people on one email come together alike on both sides, or not at all', () => {
  const few = fc.array(anyOperation, { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(anyEmail, few, few, (email, first, second) => {
      const mine = applyOperations(email, first, { onRefusal: 'skip' })
      const theirs = applyOperations(email, second, { onRefusal: 'skip' })
      const merged = mergeChanges(mine.change, theirs.change)
      if (merged) expect(applyChange(theirs.email, merged.mine)).toEqual(applyChange(mine.email, merged.theirs))
    })
  )
})

test('words set in two sections are both there', () => {
  const done = (operation: Operation) => applyOperations(made, [operation], { onRefusal: 'stop' })
  const mine = done({ op: 'set', ref: 's1.heading', value: 'Plates' })
  const theirs = done({ op: 'set', ref: 's3.text', value: 'Second only' })
  const merged = mergeChanges(mine.change, theirs.change)
  const email = applyChange(theirs.email, merged!.mine)
  expect(email.html).toBe(theirs.email.html.replace('>Bowls<', '>Plates<'))
  expect(mergeChanges(mine.change, done({ op: 'set', ref: 's1.heading', value: 'Cups' }).change)).toBeUndefined()
})

test.each([
  ['the same bytes', edit(2, 'cd', 'x'), edit(3, 'de', 'y')],
  ['an insertion inside', edit(2, 'cd', 'x'), edit(3, '', 'y')],
  ['an insertion at the edge before', edit(2, 'cd', 'x'), edit(2, '', 'y')],
  ['an insertion at the edge after', edit(2, 'cd', 'x'), edit(4, '', 'y')],
  ['insertions at one place', edit(2, '', 'x'), edit(2, '', 'y')]
])('%s: they touch', (_, one, two) => {
  expect(rebaseEdits([one], [two])).toBeUndefined()
  expect(rebaseEdits([two], [one])).toBeUndefined()
})

test('stretches side by side are apart, and what both did counts once', () => {
  expect(rebaseEdits([edit(2, 'cd', 'x')], [edit(0, 'ab', 'yyy')])).toEqual([edit(3, 'cd', 'x')])
  expect(rebaseEdits([edit(0, 'ab', 'yyy')], [edit(2, 'cd', 'x')])).toEqual([edit(0, 'ab', 'yyy')])
  const both = edit(1, 'b', 'z')
  expect(rebaseEdits([both, edit(4, 'e', 'f')], [both, edit(8, '', '!')])).toEqual([edit(4, 'e', 'f')])
})

test('a fact that both set touches, unless to the same value', () => {
  const facts = (to: string) => ({ ...htmlChange([]), facts: { subject: { from: 'A', to } } })
  expect(mergeChanges(facts('B'), facts('C'))).toBeUndefined()
  expect(mergeChanges(facts('B'), facts('B'))?.mine.facts).toEqual({})
  expect(mergeChanges(facts('B'), htmlChange([]))?.mine.facts).toEqual({ subject: { from: 'A', to: 'B' } })
})
