import { expect, test } from 'vitest'
import { ask, email, large } from './fixture.ts'

const move = (ref: string, place: object) => ({ op: 'move', ref, ...place })

const CASES: [string, object[]][] = [
  ['swap the two testimonials', [move('s5', { before: 's4' })]],
  [
    'swap the first and the third product',
    [move('s3.items.3', { before: 's3.items.1' }), move('s3.items.1', { after: 's3.items.2' })]
  ],
  ['swap the lamp and the linen shirt', [move('s3.items.3', { before: 's3.items.1' }), {}]],
  ['swap the two features', [move('s6.items.2', { before: 's6.items.1' })]]
]
test.each(CASES)('%s', (wish, expected) => {
  const { operations, words } = ask(wish, undefined, large)
  expect(operations).toMatchObject(expected)
  expect(words).toBe('')
})

test('says why nothing can change places', () => {
  expect(ask('swap the two buttons').words).toContain('Both are the same')
  expect(ask('swap the products', undefined, large).words).toContain('There are 3 products')
  expect(ask('swap the two coupons', undefined, email).words).toContain('no two coupons')
})
