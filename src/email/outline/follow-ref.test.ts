import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import type { EmailSource } from '../email.ts'
import { flattenChange } from '../history/flatten.ts'
import { applyOperations } from '../operations/apply.ts'
import { createBatch } from '../operations/batch.ts'
import { invert } from '../operations/change.ts'
import { anyEmail, anyOperation, made } from '../operations/fixtures/any-operation.ts'
import type { Operation } from '../operations/operation.ts'
import { findRef } from './find.ts'
import { followRef } from './follow-ref.ts'
import { outlineOf } from './outline.ts'

const REFS = ['s1', 's1.heading', 's2', 's2.items', 's2.items.1', 's2.items.3', 's2.items.3.title', 's4']

const followed = (operations: Operation[], refs = REFS, email = made) => {
  const { change, email: after } = applyOperations(email, operations, { onRefusal: 'stop' })
  const now = refs.map(ref => followRef(email, after, change, ref))
  expect(refs.map(ref => followRef(email, after, flattenChange(change), ref))).toEqual(now)
  return now
}

describe('a part is called', () => {
  test('another number once something came above it', () => {
    expect(followed([{ op: 'add', kind: 'text', content: { text: 'Hi' }, before: 's1' }])).toEqual([
      's2',
      's2.heading',
      's3',
      's3.items',
      's3.items.1',
      's3.items.3',
      's3.items.3.title',
      's5'
    ])
  })

  test('as where it was moved, and so are those it passed', () => {
    expect(followed([{ op: 'move', ref: 's2', before: 's1' }])).toEqual([
      's2',
      's2.heading',
      's1',
      's1.items',
      's1.items.1',
      's1.items.3',
      's1.items.3.title',
      's4'
    ])
    expect(followed([{ op: 'move', ref: 's2.items.3', before: 's2.items.1' }])).toEqual([
      's1',
      's1.heading',
      's2',
      's2.items',
      's2.items.2',
      's2.items.1',
      's2.items.1.title',
      's4'
    ])
  })

  test('nothing once it is gone', () => {
    const gone = undefined
    expect(followed([{ op: 'remove', ref: 's2' }])).toEqual(['s1', 's1.heading', gone, gone, gone, gone, gone, 's3'])
    expect(followed([{ op: 'remove', ref: 's2.items.1' }])).toEqual([
      's1',
      's1.heading',
      's2',
      's2.items',
      gone,
      's2.items.2',
      's2.items.2.title',
      's4'
    ])
    expect(followed([], ['s9', 'e9999', 's1.nothing'])).toEqual([gone, gone, gone])
  })

  test('as before when it is drawn anew, and by its element when it is no section any more', () => {
    const redrawn: Operation[] = [
      { op: 'layout', ref: 's2', layout: 'rows' },
      { op: 'set', ref: 's2.items.1.title', value: 'Uno' },
      { op: 'set', ref: 's2.items.3.title', value: 'Tre' }
    ]
    expect(followed(redrawn)).toEqual(REFS)
    const [first, heading] = followed([{ op: 'html', ref: 's1', html: '<p>Hi</p>' }])
    expect([first, heading]).toEqual(['e0', undefined])
  })

  test('an element by its place, moved or passed', () => {
    const email = { ...made, html: '<p>One</p>\n<p>Two</p>\n<h2>Three</h2>\n' }
    const refs = ['e0', 'e1', 'e2']
    expect(followed([{ op: 'move', ref: 'e2', before: 'e0' }], refs, email)).toEqual(['e1', 'e2', 'e0'])
    expect(followed([{ op: 'remove', ref: 'e0' }], refs, email)).toEqual([undefined, 'e0', 'e1'])
    expect(followed([{ op: 'set', ref: 'e1', value: 'Zwei' }], refs, email)).toEqual(refs)
  })
})

/** Refs of everything in an email; items only where nobody took their elements apart, since a batch counts what is left of them. */
function refsOf(email: EmailSource, operations: Operation[]): string[] {
  const { sections, doc } = outlineOf(email)
  const isWhole = operations.every(
    operation => operation.op !== 'html' && !('ref' in operation && operation.ref?.startsWith('e'))
  )
  const named = sections.flatMap(({ ref, slots, lists }) => [
    ref,
    ...slots.map(slot => slot.ref),
    ...(isWhole ? lists.flatMap(list => [list.ref, ...list.items.map(item => item.ref)]) : [])
  ])
  return [...named, ...doc.elements.map(({ index }) => `e${index}`)]
}

test('it is what a batch follows, and undoing leads back', () => {
  fc.assert(
    fc.property(anyEmail, fc.array(anyOperation, { maxLength: 5 }), (before, operations) => {
      const batch = createBatch(before)
      for (const operation of operations) batch.apply(operation)
      for (const ref of refsOf(before, operations)) {
        const place = batch.placeOf(ref)
        const now = followRef(before, batch.email, batch.change, ref)
        const [section = ''] = ref.split('.')
        // Dropped into another section it is content of that, and its parts have no names.
        if (ref !== section && !followRef(before, batch.email, batch.change, section)?.startsWith('s')) continue
        if (place) expect(now && findRef(batch.email, now)?.element.start).toBe(place.start)
        if (place && /^s\d+$/.test(ref) && now?.startsWith('s'))
          expect(followRef(batch.email, before, invert(batch.change), now)).toBe(ref)
      }
    }),
    { numRuns: runs(200) }
  )
})
