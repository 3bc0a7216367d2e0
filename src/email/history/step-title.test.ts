import { expect, test } from 'vitest'
import { applyOperations } from '../operations/apply.ts'
import type { ChangeLine } from '../operations/change-line.ts'
import { made } from '../operations/fixtures/any-operation.ts'
import type { Operation } from '../operations/operation.ts'
import type { StepCause } from './step.ts'
import { stepTitle } from './step-title.ts'

const lines = (...operations: Operation[]): ChangeLine[] => {
  const { lines, refused } = applyOperations(made, operations, { onRefusal: 'stop' })
  expect(refused).toEqual([])
  return lines
}

const heading: Operation = { op: 'set', ref: 's1.heading', value: 'Bowls for slow mornings' }
const title: Operation = { op: 'set', ref: 's2.items.2.title', value: 'Two' }
const brand: Operation = { op: 'theme', brand: '#1f4d3f' }
const look: Operation = { op: 'theme', brand: '#1f4d3f', accent: '#ff8800', heading: 'anton', body: 'figtree' }

test.each<[StepCause, Operation[], string]>([
  ['hand', [heading], 'Heading typed: **Bowls for slow mornings**'],
  ['hand', [title], 'Title of item 2 typed: **Two**'],
  ['hand', [{ op: 'meta', subject: 'Hello' }], 'Subject typed: **Hello**'],
  ['hand', [{ op: 'move', ref: 's3', before: 's2' }], 'You moved **Text** above **Features**'],
  ['hand', [{ op: 'move', ref: 's1', after: 's2' }], 'You moved **Hero** below **Features**'],
  ['hand', [{ op: 'move', ref: 's4', after: 's1' }], 'You moved **Footer** above **Features**'],
  ['hand', [{ op: 'move', ref: 's1', before: 's4' }], 'You moved **Hero** below **Text**'],
  [
    'hand',
    [{ op: 'move', ref: 's2.items.3', before: 's2.items.1' }],
    'You moved **Item 3 of Features** above **Item 1**'
  ],
  [
    'hand',
    [{ op: 'move', ref: 's2.items.1', after: 's2.items.2' }],
    'You moved **Item 1 of Features** below **Item 2**'
  ],
  ['hand', [{ op: 'add', kind: 'divider', content: {} }], 'You added **Divider**'],
  [
    'hand',
    [
      { op: 'remove', ref: 's1' },
      { op: 'remove', ref: 's3' }
    ],
    'You removed **Hero** and **Text**'
  ],
  ['hand', [{ op: 'layout', ref: 's1', layout: 'cover' }], 'Hero: layout **cover**'],
  ['hand', [heading, { op: 'remove', ref: 's3' }], 'Two changes by hand'],
  ['chat', [heading], 'Heading of Hero: **Bowls for slow mornings**'],
  ['chat', [heading, brand, { op: 'remove', ref: 's3' }], 'Three changes by chat'],
  ['theme', [brand], 'Brand: **forest**'],
  ['theme', [look], 'Colours and pairing in **Theme**'],
  [
    'theme',
    [{ op: 'theme', ink: '#111111', body: 'figtree', corner: 'round' }],
    'Ink, text font and corners in **Theme**'
  ],
  ['undo', [{ op: 'remove', ref: 's3' }], 'Undone: **Text** removed'],
  ['take-back', [heading, brand], 'Two changes taken back'],
  ['code', [], 'Nothing changed']
])('%s %j is said as %s', (cause, operations, words) => {
  expect(stepTitle(lines(...operations), cause)).toBe(words)
})
