import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { type PutIn, putIn, takeOut } from './put-in.ts'

const batch = createBatch(BLANK_EMAIL)
batch.apply({ op: 'add', kind: 'text', content: { heading: 'Spring is here', text: 'Come and see.' } })
const email = batch.email
const COLLECTION: Operation = { op: 'add', kind: 'text', content: { text: 'Collection on Saturdays.' }, after: 's1' }
const added = putIn(email, COLLECTION) as PutIn
const byHand = { ...added.after, html: added.after.html.replace('Come and see', 'Come soon') }

test('what was put in comes out again, to the byte', () => {
  expect(added.after.html).toContain('Collection on Saturdays.')
  expect(takeOut(added.after, COLLECTION, added)).toEqual(email)
})

test('after other changes, and after a reload, it comes out wherever it stands', () => {
  for (const known of [added, undefined]) {
    const out = takeOut(byHand, COLLECTION, known)
    expect(out?.html).not.toContain('Collection')
    expect(out?.html).toContain('Come soon')
  }
})

test('what was changed since is not taken out, and what cannot be put in says why', () => {
  const changed = { ...added.after, html: added.after.html.replace('Saturdays', 'Sundays') }
  expect(takeOut(changed, COLLECTION)).toBe(undefined)
  expect(putIn(email, { ...COLLECTION, after: 's9' } as Operation)).toBe(
    'That part is not in the email any more. Choose another and try again.'
  )
})
