import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import { contentFor } from './gallery/fill.ts'
import { isInList, newItem } from './items.ts'

const products = createBatch(BLANK_EMAIL)
products.apply({
  op: 'add',
  kind: 'products',
  content: {
    items: [{ title: 'Breakfast bowl', price: '£18.50', button: { label: 'Buy', href: 'https://tidewater.example' } }]
  }
})

test('a new item has what the last one has, with words that are true of nothing yet', () => {
  const [operation] = newItem(products.email, 's1.items.1.title') ?? []
  expect(operation).toEqual({
    op: 'add-item',
    ref: 's1.items',
    item: { title: 'Something new', price: '£0.00', button: { label: 'Buy', href: 'https://tidewater.example' } }
  })
})

test('outside a list there is no item to add', () => {
  expect(newItem(products.email, 's1')).toBeUndefined()
  expect(isInList(products.email, undefined)).toBe(false)
})

test('every list of the catalogue takes a new item until it is full', () => {
  const kinds = Object.values(SECTION_KINDS).filter(({ lists }) => Object.keys(lists).length > 0)
  for (const { kind } of kinds) {
    const batch = createBatch(BLANK_EMAIL)
    batch.apply({ op: 'add', kind, content: contentFor(BLANK_EMAIL, kind) })
    const lists = outlineOf(batch.email).sections[0]?.lists ?? []
    expect(lists.length, kind).toBeGreaterThan(0)
    for (const { ref } of lists) {
      const made = newItem(batch.email, ref)
      if (!made) expect(isInList(batch.email, ref)).toBe(false)
      for (const operation of made ?? []) expect(createBatch(batch.email).apply(operation)).toMatchObject({ ok: true })
    }
  }
})
