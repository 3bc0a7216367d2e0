import { expect, test } from 'vitest'
import { NO_RULES } from '../../email/brand/choices.ts'
import { type BrandFields, isSame, merged, partAt, withPart } from './parts.ts'

const brand = (value: Partial<BrandFields['value']> = {}, name = 'Tidewater'): BrandFields => ({
  name,
  value: { sites: [], logo: {}, colours: {}, voice: [], footer: {}, rules: NO_RULES, ...value }
})

test('one place is written, and what is empty is left to the designer', () => {
  const filled = withPart(withPart(brand(), 'footer.address', 'Quay Street'), 'colours.brand', { value: '#1f4d3f' })
  expect(filled).toEqual(brand({ footer: { address: 'Quay Street' }, colours: { brand: { value: '#1f4d3f' } } }))
  expect(withPart(withPart(filled, 'footer.address', undefined), 'colours.brand', undefined)).toEqual(brand())
  expect(withPart(brand({ voice: ['dry'] }), 'voice', undefined)).toEqual(brand())
  expect(withPart(brand(), 'name', '').name).toBe('Tidewater')
})

test('an empty list says nothing', () => {
  expect(partAt({ sites: [], footer: {} }, 'sites')).toBeUndefined()
  expect(partAt({}, 'footer.address')).toBeUndefined()
  expect(partAt({ sites: ['tidewater.example'] }, 'sites')).toEqual(['tidewater.example'])
})

test('of two people at one brand each keeps what only they changed', () => {
  const base = brand({ sender: 'Maren', voice: ['dry'] })
  const mine = withPart(base, 'voice', ['plain'])
  const theirs = withPart(withPart(base, 'sender', undefined), 'footer.reason', 'You asked for it.')
  expect(merged(base, mine, theirs)).toEqual(brand({ voice: ['plain'], footer: { reason: 'You asked for it.' } }))
})

test('what both changed is as the one who saves later has it', () => {
  const base = brand()
  const mine = brand({ rules: { ...NO_RULES, onlyType: { on: true } } }, 'Tide')
  expect(merged(base, mine, brand({}, 'Low tide'))).toEqual(mine)
})

test('the order of keys says nothing', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
})
