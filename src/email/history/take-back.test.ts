import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { applyOperations } from '../operations/apply.ts'
import { applyChange, type EmailChange, invert } from '../operations/change.ts'
import { anyEmail, anyOperation, made } from '../operations/fixtures/any-operation.ts'
import { applySplices } from '../source/splice.ts'
import { anyHistory, anySteps, htmlChange } from './fixtures/any-edits.ts'
import { isNoChange } from './flatten.ts'
import { rebaseChange } from './rebase.ts'
import { takeBack } from './take-back.ts'

const applyHtml = (text: string, change: EmailChange): string => change.html.reduce(applySplices, text)

test('taken back is as if it had never been done, and what came later stays', () => {
  fc.assert(
    fc.property(anyHistory, ({ first, later }) => {
      const [change, rest] = [htmlChange(first.steps), htmlChange(later.steps)]
      const back = takeBack(
        change,
        later.steps.map(step => htmlChange([step]))
      )
      const alone = rebaseChange(rest, invert(change))
      expect(back === undefined).toBe(alone === undefined)
      if (back && alone) expect(applyHtml(later.after, back)).toBe(applyHtml(first.text, alone))
    }),
    { numRuns: runs(2_000) }
  )
})

test('what was done to one half can always be taken back when only the other half changed since', () => {
  fc.assert(
    fc.property(anySteps, anySteps, (left, right) => {
      const shift = `${left.after}|`.length
      const later = right.steps.map(step =>
        htmlChange([step.map(edit => ({ ...edit, from: edit.from + shift, to: edit.to + shift }))])
      )
      const back = takeBack(htmlChange(left.steps), later)
      expect(back && applyHtml(`${left.after}|${right.after}`, back)).toBe(`${left.text}|${right.after}`)
    })
  )
})

test('operations of any email are taken back, or something later touched them', () => {
  const few = fc.array(anyOperation, { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(anyEmail, few, few, (email, first, second) => {
      const done = applyOperations(email, first, { onRefusal: 'skip' })
      const later = applyOperations(done.email, second, { onRefusal: 'skip' })
      const back = takeBack(done.change, [later.change])
      const alone = rebaseChange(later.change, invert(done.change))
      expect(back && applyChange(later.email, back)).toEqual(alone && applyChange(email, alone))
    })
  )
})

test('taken back twice does nothing', () => {
  const { change } = applyOperations(made, [{ op: 'set', ref: 's1.heading', value: 'Plates' }], { onRefusal: 'stop' })
  const again = takeBack(change, [invert(change)])
  expect(again && isNoChange(again)).toBe(true)
})
