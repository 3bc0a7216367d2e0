import { expect, it } from 'vitest'
import type { Operation } from '../../src/email/operations/operation.ts'
import { unasked } from './changes.ts'
import { changedBy, EMAIL } from './fixture.ts'
import { placesOf } from './followed.ts'

/** Each operation, and what has to be allowed for it. */
const CASES: [may: string, ...Operation[]][] = [
  ['meta', { op: 'meta', subject: 'Other' }],
  ['theme', { op: 'theme', brand: '#14213d', heading: 'georgia' }],
  ['new', { op: 'add', kind: 'text', content: { text: 'New' } }],
  ['new', { op: 'add-item', ref: 's3.items', item: { title: 'Jug' } }],
  ['order', { op: 'move', ref: 's4', before: 's2' }],
  ['order', { op: 'move', ref: 's3.items.2', before: 's3.items.1' }],
  ['s4', { op: 'remove', ref: 's4' }],
  ['s4', { op: 'layout', ref: 's4', tone: 'brand' }],
  ['s3', { op: 'layout', ref: 's3', layout: 'rows' }],
  ['s3.items.2', { op: 'remove', ref: 's3.items.2' }],
  ['s3.items.2', { op: 'set', ref: 's3.items.2.price', value: '£9' }],
  ['s2', { op: 'style', ref: 's2', style: { 'background-color': '#123456' } }],
  ['s4.signature', { op: 'set', ref: 's4.signature', value: 'Ana' }],
  ['s2.heading', { op: 'rule', selector: 'h1', style: { 'font-style': 'italic' } }],
  ['s4', { op: 'move', ref: 's4', before: 's2' }]
]

it.each(CASES.map(each => [JSON.stringify(each[1]), ...each] as const))(
  'sees who is allowed to do %s',
  (_, may, ...done) => {
    const change = changedBy(...done)
    expect(unasked(change, [])).not.toEqual([])
    expect(unasked(change, [may])).toEqual([])
  }
)

it('takes a change of one slot for a change of that slot only', () => {
  for (const { ref, slot } of placesOf(EMAIL).filter(place => place.slot)) {
    const value =
      slot?.kind === 'text'
        ? 'Other'
        : slot?.kind === 'link'
          ? { label: 'Other', href: 'https://o.example' }
          : { src: 'https://o.example/o.png', alt: '' }
    expect(unasked(changedBy({ op: 'set', ref, value }), [])).toEqual([ref])
    expect(unasked(changedBy({ op: 'style', ref, style: { 'background-color': '#123456' } }), [])).toEqual([ref])
  }
})

it('finds nothing where nothing changed', () => expect(unasked(changedBy(), [])).toEqual([]))
