import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { movableOf, movedRef, placeAfterStep, placeBelow, siblingsOf } from './places.ts'

const SECTIONS: Operation[] = [
  { op: 'add', kind: 'hero', content: { heading: 'Bowls' } },
  { op: 'add', kind: 'stats', content: { items: [1, 2, 3].map(at => ({ value: `${at}`, label: 'bowls' })) } },
  { op: 'add', kind: 'footer', content: { company: 'Tidewater' } }
]
const PLAIN: EmailSource = {
  ...BLANK_EMAIL,
  html: '<table><tr><td><h1>One</h1><p>Two <b>bold</b></p><p>Three</p></td></tr></table>'
}

function made(operations: Operation[]): EmailSource {
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of operations) expect(batch.apply(operation)).toMatchObject({ ok: true })
  return batch.email
}

test('what of a selection moves is its item, else its section, else the plain element', () => {
  const email = made(SECTIONS)
  expect(movableOf(email, 's1.heading')).toBe('s1')
  expect(movableOf(email, 's2.items.2.value')).toBe('s2.items.2')
  expect(movableOf(email, 's9')).toBeUndefined()
  expect(movableOf(PLAIN, 'e4')).toBe('e4')
  expect(movableOf(PLAIN, 'e0')).toBeUndefined()
})

test('parts move among their own: sections, items of a list, elements of one parent', () => {
  const email = made(SECTIONS)
  expect(siblingsOf(email, 's1')).toEqual(['s1', 's2', 's3'])
  expect(siblingsOf(email, 's2.items.1')).toEqual(['s2.items.1', 's2.items.2', 's2.items.3'])
  expect(siblingsOf(PLAIN, 'e4')).toEqual(['e3', 'e4', 'e6'])
})

test('a step ends at the first and at the last place', () => {
  const email = made(SECTIONS)
  expect(placeAfterStep(email, 's1', 'up')).toBeUndefined()
  expect(placeAfterStep(email, 's1', 'down')).toEqual({ after: 's2' })
  expect(placeAfterStep(email, 's3', 'down')).toBeUndefined()
})

test('what moved is called by its new number, as the outline of the email counts it', () => {
  const email = made(SECTIONS)
  for (const [ref, place] of [
    ['s1', { after: 's2' }],
    ['s3', { before: 's1' }],
    ['s2', { after: 's3' }]
  ] as const) {
    const label = outlineOf(email).sections.find(section => section.ref === ref)?.label
    const batch = createBatch(email)
    batch.apply({ op: 'move', ref, ...place })
    const now = movedRef(email, ref, place)
    expect(outlineOf(batch.email).sections.find(section => section.ref === now)?.label).toBe(label)
  }
  expect(movedRef(email, 's2.items.2', { before: 's2.items.1' })).toBe('s2.items.1')
})

test('an element that moved is found by what is in it', () => {
  const textOf = (email: EmailSource, ref = '') => outlineOf(email).doc.textContent(Number(ref.slice(1)))
  for (const [ref, place] of [
    ['e4', { before: 'e3' }],
    ['e4', { after: 'e6' }],
    ['e6', { after: 'e3' }],
    ['e3', { before: 'e6' }]
  ] as const) {
    const batch = createBatch(PLAIN)
    expect(batch.apply({ op: 'move', ref, ...place })).toMatchObject({ ok: true })
    expect(textOf(batch.email, movedRef(PLAIN, ref, place))).toBe(textOf(PLAIN, ref))
  }
})

test('something new goes below the selection, else to the end, above a footer', () => {
  const email = made(SECTIONS)
  expect(placeBelow(email, 's2.items.1')).toEqual({ after: 's2' })
  expect(placeBelow(email, undefined)).toEqual({ before: 's3' })
  expect(placeBelow(PLAIN, 'e5')).toEqual({ after: 'e4' })
  expect(placeBelow(PLAIN, undefined)).toEqual({ after: 'e0' })
  expect(placeBelow(BLANK_EMAIL, undefined)).toEqual({})
})
