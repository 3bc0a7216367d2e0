import { expect, test } from 'vitest'
import { ask, email, large } from './fixture.ts'

const CASES: [string, string, object][] = [
  ['move this up', 's3.items.2', { op: 'move', ref: 's3.items.2', before: 's3.items.1' }],
  ['move this up', 's3', { op: 'move', ref: 's3', before: 's2' }],
  ['duplicate this', 's3', { op: 'add', kind: 'products', after: 's3' }],
  ['duplicate this', 's3.items.2', { op: 'add-item', ref: 's3.items', after: 's3.items.2' }],
  ['rename this to Boots', 's3.items.2', { op: 'set', ref: 's3.items.2.title', value: 'Boots' }],
  ['change this to Boots', 's3.items.2', { op: 'set', ref: 's3.items.2.title', value: 'Boots' }],
  ['change the title to Boots', 's3.items.2', { op: 'set', ref: 's3.items.2.title', value: 'Boots' }],
  ['change the price to £5', 's3.items.2.title', { op: 'set', ref: 's3.items.2.price', value: '£5' }],
  ['replace this with "Boots"', 's3.items.2.title', { op: 'set', ref: 's3.items.2.title', value: 'Boots' }],
  ['this should go to https://b.example', 's2.button', { op: 'set', ref: 's2.button', value: { label: 'Shop' } }],
  ['make this red', 's2.button', { op: 'style', ref: 's2.button' }],
  ['red', 's2.heading', { op: 'style', ref: 's2.heading' }],
  ['make the button red', 's3.items.1.button', { op: 'style', ref: 's3.items.1.button' }],
  ['make this bold', 's2.text', { op: 'style', ref: 's2.text' }],
  ['bigger', 's2.heading', { op: 'style', ref: 's2.heading' }],
  ['remove this product', 's3.items.2.title', { op: 'remove', ref: 's3.items.2' }],
  ['remove this section', 's3.items.2.title', { op: 'remove', ref: 's3' }],
  ['delete', 's3', { op: 'remove', ref: 's3' }],
  ['show this in rows', 's3', { op: 'layout', ref: 's3', layout: 'rows' }],
  ['another layout', 's3.items.1.title', { op: 'layout', ref: 's3', layout: 'rows' }],
  [
    'change the picture to coffee',
    's14.image',
    { op: 'set', ref: 's14.image', value: { alt: 'A bag of coffee and beans' } }
  ],
  [
    'replace this with coffee',
    's14.image',
    { op: 'set', ref: 's14.image', value: { alt: 'A bag of coffee and beans' } }
  ]
]
for (const [instruction, selected, expected] of CASES) {
  test(`“${instruction}” while ${selected} is selected`, () => {
    const { operations, words } = ask(instruction, selected, large)
    expect(operations).toMatchObject([expected])
    expect(words).toBe('')
  })
}

test('what cannot be done to it is said', () => {
  expect(ask('remove this', 's2.heading', large).words).toContain('needs its heading')
  expect(ask('make this red', 's3.items.2', large).words).toContain('no colour of its own')
  expect(ask('make this green', undefined, large).words).toContain('Click the part')
})

test('a text is shortened alone while it is selected', () => {
  const { operations } = ask('make this shorter', 's2.text', email)
  expect(operations).toMatchObject([{ op: 'set', ref: 's2.text' }])
})
