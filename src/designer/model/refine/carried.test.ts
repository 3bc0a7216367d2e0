import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { carried } from './carried.ts'

const text = (words: string, place: { before?: string } = {}): Operation => ({
  op: 'add',
  kind: 'text',
  content: { text: words },
  ...place
})
const free: Operation = { op: 'add', kind: 'free', content: { html: '<p class="text">Free</p>' } }

function run(operations: readonly Operation[], email = BLANK_EMAIL) {
  const batch = createBatch(email)
  for (const operation of operations) expect(batch.apply(operation)).toMatchObject({ ok: true })
  return batch.email
}

test.each([
  [
    'a section that was added before another',
    [text('One'), text('Two'), text('Between', { before: 's2' })],
    [{ op: 'set', ref: 's2.text', value: 'Now' }],
    's3.text'
  ],
  [
    'one after a section that is gone',
    [text('One'), text('Two'), { op: 'remove', ref: 's1' }],
    [{ op: 'set', ref: 's1.text', value: 'Now' }],
    's2.text'
  ],
  [
    'one that the round added',
    [text('One'), text('Two'), { op: 'remove', ref: 's1' }],
    [text('Three'), { op: 'set', ref: 's2.text', value: 'Now' }],
    's3.text'
  ],
  [
    'an element of a free section',
    [text('One'), free, { op: 'move', ref: 's2', before: 's1' }],
    [{ op: 'set', ref: 'e4', value: 'Now' }],
    's2.html'
  ]
] as [string, Operation[], Operation[], string][])(
  'leads %s to the place where it was counted',
  (_, before, operations, ref) => {
    const shown = run(before)
    const operationsOf = operations.map(each =>
      'ref' in each && each.ref === 'e4' ? { ...each, ref: elementRef(shown) } : each
    )
    const email = run(operationsOf, shown)
    const told = carried(before, { operations: operationsOf, email })

    expect(told?.at(-1)).toMatchObject({ ref })
    expect(run([...before, ...(told ?? [])])).toEqual(email)
  }
)

/** The name that a shown email gives to the words of its free section. */
function elementRef(email: EmailSource): string {
  const { doc } = outlineOf(email)
  return `e${doc.elements.find(({ index, name }) => name === 'p' && doc.textContent(index) === 'Free')?.index}`
}

test('what would come to another email is not passed on', () => {
  const before = [text('One')]
  const email = run([{ op: 'set', ref: 's1.text', value: 'Now' }], run(before))
  expect(carried(before, { operations: [], email })).toBeUndefined()
})
