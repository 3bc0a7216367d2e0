import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { EMAIL } from './fixture.ts'
import { stands, verified } from './verify.ts'

const OPERATIONS: Operation[] = [
  { op: 'meta', subject: 'Other' },
  { op: 'theme', brand: '#14213d' },
  { op: 'set', ref: 's2.heading', value: 'Plates' },
  { op: 'set', ref: 's3.items.2.price', value: '£15' },
  { op: 'style', ref: 's2.button', style: { 'background-color': '#0b6e4f', color: '#ffffff' } },
  { op: 'style', ref: 's2.heading', style: { 'font-size': '48px' } },
  { op: 'layout', ref: 's3', layout: 'rows' },
  { op: 'move', ref: 's5', before: 's3' },
  { op: 'move', ref: 's3.items.3', before: 's3.items.1' },
  { op: 'remove', ref: 's4' },
  { op: 'remove', ref: 's3.items.2' },
  { op: 'add', kind: 'quote', content: { text: 'Lovely', name: 'Tom' }, before: 's6' },
  { op: 'add-item', ref: 's3.items', item: { title: 'Jug', price: '£28' } }
]

test.each(OPERATIONS.map(each => [JSON.stringify(each), each] as const))(
  'stands once it is done, and not before: %s',
  (_, operation) => {
    expect(stands(operation, EMAIL, createBatch(EMAIL))).toBe(false)
    const batch = createBatch(EMAIL)
    expect(batch.apply(operation).ok).toBe(true)
    expect(stands(operation, EMAIL, batch)).toBe(true)
  }
)

test('a change that is verified leaves every section that it does not name as it was', () => {
  fc.assert(
    fc.property(fc.subarray(OPERATIONS, { minLength: 1, maxLength: 3 }), operations => {
      const result = verified(EMAIL, { operations })
      if (!result.ok || operations.some(({ op }) => op === 'theme')) return
      const named = new Set(operations.flatMap(each => ('ref' in each && each.ref ? [each.ref.split('.')[0]] : [])))
      for (const { ref, start, end } of outlineOf(EMAIL).sections)
        if (!named.has(ref)) expect(result.email.html).toContain(EMAIL.html.slice(start, end))
    })
  )
})

test('a change that is refused in part is refused as a whole', () => {
  const operations: Operation[] = [
    { op: 'set', ref: 's2.heading', value: 'Plates' },
    { op: 'remove', ref: 's99' }
  ]
  expect(verified(EMAIL, { operations })).toMatchObject({ ok: false, reason: 'refused' })
})
