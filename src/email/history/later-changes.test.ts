import { expect, test } from 'vitest'
import { createBatch } from '../operations/batch.ts'
import { applyChange, invert } from '../operations/change.ts'
import { made } from '../operations/fixtures/any-operation.ts'
import type { Operation } from '../operations/operation.ts'
import { changeBetween } from './change-between.ts'
import { laterChanges, shortName } from './later-changes.ts'
import type { StepChange } from './step.ts'

/** Each operation as a change of its own. */
function changesOf(...operations: Operation[]) {
  let email = made
  const changes = operations.map((operation): StepChange => {
    const batch = createBatch(email)
    const result = batch.apply(operation)
    if (!result.ok) throw new Error(result.reason)
    const change = changeBetween(email, batch.email)
    email = batch.email
    return { line: result.line, change }
  })
  return { changes, email }
}

test('a change in the middle is taken back, and those after it stay', () => {
  const { changes, email } = changesOf(
    { op: 'set', ref: 's1.heading', value: 'Jugs' },
    { op: 'set', ref: 's1.text', value: 'For mornings' },
    { op: 'move', ref: 's3', before: 's2' }
  )
  const [moved, text, heading] = laterChanges(changes)
  expect([moved, text, heading].map(each => each?.name)).toEqual(['Text above Features', 'Text', 'Heading'])
  const without = changesOf(
    { op: 'set', ref: 's1.heading', value: 'Jugs' },
    { op: 'move', ref: 's3', before: 's2' }
  ).email
  expect(applyChange(email, text!.back!)).toEqual(without)
})

test('what something later was made on top of cannot be taken back, and says of what', () => {
  const { changes } = changesOf(
    { op: 'set', ref: 's1.heading', value: 'Jugs and more' },
    { op: 'set', ref: 's1.heading', value: 'Plates' }
  )
  const [later, first] = laterChanges(changes)
  expect(later?.reason).toBe('')
  expect(first).toMatchObject({ back: undefined, reason: 'Heading came on top' })
})

test('what was taken back already says so, and what did nothing is not told', () => {
  const { changes } = changesOf({ op: 'set', ref: 's1.heading', value: 'Jugs' })
  const [change] = changes
  const undone: StepChange = { line: { icon: 'text', text: 'x' }, change: invert(change!.change) }
  const nothing: StepChange = { line: { icon: 'text', text: 'y' }, change: { html: [], css: [], facts: {} } }
  expect(laterChanges([change!, nothing, undone]).map(({ reason }) => reason)).toEqual(['', 'Taken back already'])
})

test('a change is named in a word or two', () => {
  expect(shortName({ icon: 'text', text: 'Heading of Hero: **Hello**' })).toBe('Heading')
  expect(shortName({ icon: 'colour', text: 'Brand: **green**', colours: { to: '#0a0' } })).toBe('Brand')
  expect(shortName({ icon: 'move-up', text: '**Products** moved above **Quote**' })).toBe('Products above Quote')
  expect(shortName({ icon: 'text', text: 'Subject: **Hi: there**' })).toBe('Subject')
  expect(shortName({ icon: 'add', text: '**Quote** added' })).toBe('Quote added')
})
