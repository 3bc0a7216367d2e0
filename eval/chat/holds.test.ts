import { expect, it } from 'vitest'
import type { Operation } from '../../src/email/operations/operation.ts'
import { Assertion } from '../assertion.ts'
import { changedBy } from './fixture.ts'
import { failing } from './holds.ts'

const style = (ref: string, declarations: Record<string, string>): Operation => ({
  op: 'style',
  ref,
  style: declarations
})
const set = (ref: string, value: string): Operation => ({ op: 'set', ref, value })

/** What is done, and what holds then that did not hold before. */
const CASES: [unknown, ...Operation[]][] = [
  [{ text: 's2.heading', is: 'spring sale' }, set('s2.heading', 'Spring sale ')],
  [{ text: 's4', has: 'closed', lacks: 'daily' }, set('s4.text', 'Closed on Mondays.')],
  [{ words: 's4.text', max: 2 }, set('s4.text', 'Open daily.')],
  [{ shorter: 's4.text' }, set('s4.text', 'Open.')],
  [{ longer: 's2.heading' }, set('s2.heading', 'Spring is finally here')],
  [{ changed: 's4.text' }, set('s4.text', 'Do come by.')],
  [
    { href: 's2.button', is: 'https://oak.example/new' },
    { op: 'set', ref: 's2.button', value: { label: 'Shop', href: 'https://oak.example/new/' } }
  ],
  [
    { image: 's3.items.2.image', changed: true },
    { op: 'set', ref: 's3.items.2.image', value: { src: 'https://b.example/b.jpg', alt: '' } }
  ],
  [
    { alt: 's3.items.1.image', has: 'a wide bowl' },
    { op: 'set', ref: 's3.items.1.image', value: { src: 'https://b.example/b.jpg', alt: 'A wide bowl' } }
  ],
  [
    { css: 's2.button', property: 'background-color', like: 'red' },
    style('s2.button', { 'background-color': '#c62828' })
  ],
  [{ css: 's2.heading', property: 'color', is: '#0b6e4f' }, style('s2.heading', { color: '#0b6e4f' })],
  [{ css: 's2.heading', property: 'font-size', more: true }, style('s2.heading', { 'font-size': '60px' })],
  [{ css: 's4.text', property: 'font-size', less: true }, style('s4.text', { 'font-size': '12px' })],
  [
    { css: 's4.text', property: 'font-family', like: 'mono' },
    style('s4.text', { 'font-family': 'Courier New, monospace' })
  ],
  [{ css: 's4.text', property: 'font-weight', is: 'bold' }, set('s4.text', '**Open daily.**')],
  [
    { css: 's4.text', property: 'font-size', more: true },
    { op: 'rule', selector: '.text', style: { 'font-size': '20px' } }
  ],
  [
    { css: 's4', property: 'background-color', like: 'dark green' },
    { op: 'layout', ref: 's4', tone: 'brand' }
  ],
  [
    { css: 's2.button', property: 'background-color', like: 'navy' },
    { op: 'theme', brand: '#14213d' }
  ],
  [
    { theme: 'brand', is: '#14213D' },
    { op: 'theme', brand: '#14213d' }
  ],
  [
    { theme: 'body', like: 'sans' },
    { op: 'theme', body: 'arial' }
  ],
  [
    { layout: 's3', is: 'rows' },
    { op: 'layout', ref: 's3', layout: 'rows' }
  ],
  [
    { tone: 's4', changed: true },
    { op: 'layout', ref: 's4', tone: 'tint' }
  ],
  [{ gone: 's2.button' }, { op: 'remove', ref: 's2.button' }],
  [{ gone: 's3.items.2' }, { op: 'remove', ref: 's3.items.2' }],
  [{ gone: 's4' }, { op: 'remove', ref: 's4' }],
  [
    { items: 's3.items', count: 2 },
    { op: 'remove', ref: 's3.items.2' }
  ],
  [
    { added: 'section', kind: ['quote'], has: 'lovely', after: 's3' },
    { op: 'add', kind: 'quote', content: { text: 'Lovely', name: 'Ana' }, after: 's3' }
  ],
  [
    { added: 'item', list: 's3.items', has: 'jug' },
    { op: 'add-item', ref: 's3.items', item: { title: 'Jug' } }
  ],
  [{ order: ['s4', 's3'] }, { op: 'move', ref: 's4', before: 's3' }],
  [{ order: ['s3.items.3', 's3.items.1'] }, { op: 'move', ref: 's3.items.3', before: 's3.items.1' }],
  [
    { meta: 'subject', has: 'mugs and', max: 14 },
    { op: 'meta', subject: 'Mugs and bowls' }
  ],
  [{ any: [{ gone: 's4' }, { gone: 's2' }] }, { op: 'remove', ref: 's2' }]
]

it.each(CASES.map(each => [JSON.stringify(each[0]), ...each] as const))('%s', (_, written, ...operations) => {
  const assertion = Assertion.parse(written)
  expect(failing([assertion], changedBy())).toEqual([assertion])
  expect(failing([assertion], changedBy(...operations))).toEqual([])
})

it('follows refs: what stood second is still called so when it stands first', () => {
  const change = changedBy({ op: 'remove', ref: 's2' }, { op: 'remove', ref: 's3.items.1' })
  expect(change.now('s3.items.2.title')?.slot?.value).toBe('Mug')
  expect(failing([{ stays: 's4' }, { text: 's3.items.3.price', is: '£34' }], change)).toEqual([])
})
