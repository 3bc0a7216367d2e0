import { expect, test } from 'vitest'
import { ask, email, large } from './fixture.ts'

const priced = (...items: [string, string][]) =>
  items.map(([title, price]) => ({ op: 'add-item', ref: 's3.items', item: { title, price } }))
const THREE = priced(['Mug', '£12'], ['Plate', '£18'], ['Bowl', '£15'])

test.each([
  'add three products with prices: Mug £12, Plate £18, Bowl £15',
  'add products: Mug, £12, Plate, £18, Bowl, £15',
  'add products Mug £12, Plate £18 and Bowl £15',
  'Add these products:\n- Mug £12\n- Plate £18\n- Bowl £15'
])('each part of a list is an item: %s', wish => {
  const { operations, words } = ask(wish)
  expect(operations).toMatchObject(THREE)
  expect(words).toBe('')
})

test.each([
  ['add 3 steps: Choose a date, Pay online, Come by', 'steps', [{ title: 'Choose a date' }, {}, { title: 'Come by' }]],
  ['add stats: 40 cities, 12k customers', 'stats', [{ value: '40', label: 'cities' }, { value: '12k' }]],
  ['add sessions: 10:00 Doors, 11:00 Talk by Ana', 'schedule', [{ time: '10:00' }, { title: 'Talk by Ana' }]],
  ['add two features: Fast. Two days. Fair. Paid well.', 'features', [{ title: 'Fast', text: 'Two days' }, {}]]
])('enough of them make a section of their own: %s', (wish, kind, items) => {
  expect(ask(wish).operations).toMatchObject([{ op: 'add', kind, content: { items } }])
})

const TEN = 'Mug £1, Cup £2, Jug £3, Pan £4, Pot £5, Tin £6, Box £7, Bag £8, Jar £9, Lid £10'

test('a list that is full takes no more', () => {
  const { operations, words } = ask(`add products: ${TEN}`, undefined, large)
  expect(operations).toEqual([])
  expect(words).toContain('hold 12 at most')
})

test('what follows a list is a wish of its own', () => {
  const { operations } = ask('Add these products:\n- Mug £12\n- Plate £18\nMake the button green')
  expect(operations.map(({ op }) => op)).toEqual(['add-item', 'add-item', 'style', 'style'])
})

test('a paragraph below its colon keeps its lines', () => {
  expect(ask('Add a paragraph:\nWe open at nine. Come early!\nBring a friend.').operations).toMatchObject([
    { op: 'add', kind: 'text', content: { text: 'We open at nine. Come early!\nBring a friend.' } }
  ])
})

test('a part that a section has not yet is given to it', () => {
  expect(ask('add a tagline: Since 1999').operations).toMatchObject([{ ref: 's1.tagline', value: 'Since 1999' }])
  expect(ask('add a heading: Our story', undefined, email).words).toContain('Above what?')
})
