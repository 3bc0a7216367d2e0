import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { lossOf } from '../again/kept.ts'
import type { DesignerEvent } from '../designer.ts'
import { tryAgain } from './again.ts'

const made = (email: EmailSource, ...operations: Operation[]): EmailSource =>
  applyOperations(email, operations, { onRefusal: 'stop' }).email
const operationsOf = (events: readonly DesignerEvent[]) =>
  events.flatMap(event => (event.type === 'operation' ? [event.operation] : []))
const HERO = made(BLANK_EMAIL, { op: 'add', kind: 'hero', content: { heading: 'Spring', text: 'Come and see.' } })

test('asked again and again, a section is shown in other layouts and grounds, and loses nothing', () => {
  const seen = new Set<string>()
  let email = HERO
  for (let turn = 0; turn < 8; turn++) {
    const [operation, ...others] = operationsOf([...tryAgain(email, 's1.heading')])
    expect(others).toEqual([])
    const next = made(email, operation!)
    expect(lossOf(email, outlineOf(email).sections[0]!, next)).toBeUndefined()
    const { layout, tone } = outlineOf(next).sections[0]!
    seen.add(`${layout} ${tone}`)
    email = next
  }
  expect(seen.size).toBe(8)
  // Nothing in it has a figure or a picture to live from.
  expect([...seen].join()).not.toMatch(/split|product|ticket|number/)
})

test('a free section is set on another ground, and what is no section is said to be none', () => {
  const free = made(BLANK_EMAIL, { op: 'add', kind: 'free', content: { html: '<p>Hello</p>' } })
  expect(operationsOf([...tryAgain(free, 's1')])).toEqual([{ op: 'layout', ref: 's1', tone: 'tint' }])
  expect([...tryAgain({ ...BLANK_EMAIL, html: '<p>Hi</p>' }, 'e0')]).toMatchObject([{ type: 'unable' }])
})
