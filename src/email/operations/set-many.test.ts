import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { findRef } from '../outline/find.ts'
import { outlineOf } from '../outline/outline.ts'
import { applyOperations } from './apply.ts'
import { applyChange, invert } from './change.ts'
import { made as ours } from './fixtures/any-operation.ts'
import type { Operation } from './operation.ts'
import { parseOperationLine } from './parse-line.ts'

const button = (label: string) => ({ label, href: 'https://shop.example/old' })
const made = applyOperations(
  BLANK_EMAIL,
  [
    { op: 'add', kind: 'hero', content: { heading: 'Bowls', text: 'For soup', button: button('See them') } },
    {
      op: 'add',
      kind: 'products',
      content: {
        heading: 'New',
        items: [
          { title: 'Bowl', price: '£18', button: button('Buy') },
          { title: 'Cup', price: '£9' }
        ]
      }
    },
    { op: 'add', kind: 'cta', content: { heading: 'Now', button: button('Order') } }
  ],
  { onRefusal: 'stop' }
).email

function apply(...operations: Operation[]) {
  const done = applyOperations(made, operations, { onRefusal: 'skip' })
  expect(applyChange(done.email, invert(done.change))).toEqual(made)
  const value = (ref: string) => {
    const found = findRef(done.email, ref)
    return found?.type === 'slot' ? found.slot.value : undefined
  }
  return { ...done, value, said: done.lines.map(({ text }) => text), reasons: done.refused.map(({ reason }) => reason) }
}

test('every button of the email leads elsewhere and keeps its words', () => {
  const { value, said } = apply({ op: 'set', ref: '*.button', value: { href: '{{shop_url}}' } })
  expect(value('s1.button')).toEqual({ label: 'See them', href: '{{shop_url}}' })
  expect(value('s2.items.1.button')).toEqual({ label: 'Buy', href: '{{shop_url}}' })
  expect(value('s2.items.2.button')).toBeUndefined()
  expect(value('s3.button')).toEqual({ label: 'Order', href: '{{shop_url}}' })
  expect(said).toEqual(['3 buttons lead to **{{shop_url}}**'])
})

test('each item of a list gets a value, also where it had none', () => {
  const { value, said } = apply({ op: 'set', ref: 's2.items.*.text', value: 'By hand' })
  expect([value('s2.items.1.text'), value('s2.items.2.text')]).toEqual(['By hand', 'By hand'])
  expect(said).toEqual(['2 texts: **By hand**'])
})

test('several places get one value', () => {
  const { value, said } = apply({ op: 'set', refs: ['s1.heading', 's3.heading', 's1.heading'], value: 'Hello' })
  expect([value('s1.heading'), value('s3.heading')]).toEqual(['Hello', 'Hello'])
  expect(said).toEqual(['2 headings: **Hello**'])
  expect(apply({ op: 'set', refs: ['s1.heading', 's1.text'], value: 'Hello' }).said).toEqual(['2 parts: **Hello**'])
  expect(apply({ op: 'set', refs: ['s1.heading'], value: 'Hello' }).said).toEqual(['Heading of Hero: **Hello**'])
})

test('several slots of a section or an item at once; the others stay', () => {
  const section = apply({ op: 'set', ref: 's1', content: { heading: 'Cups', text: '' } })
  expect(outlineOf(section.email).sections[0]?.section.content).toEqual({ heading: 'Cups', button: button('See them') })
  expect(section.said).toEqual(['Hero: **heading** and **text** changed'])
  const item = apply({ op: 'set', ref: 's2.items.*', content: { price: '£1' } })
  expect([item.value('s2.items.1.price'), item.value('s2.items.2.price')]).toEqual(['£1', '£1'])
  expect(item.said).toEqual(['**2 parts** changed'])
})

test('an optional slot that gets nothing goes, a link too; one that has to be there is refused', () => {
  const { email, reasons } = apply(
    { op: 'set', ref: 's1.button', value: '' },
    { op: 'set', ref: 's2.items.1.button', value: '' },
    { op: 'set', ref: 's1.heading', value: '' }
  )
  expect(email.html).not.toContain('See them')
  expect(email.html).not.toContain('Buy')
  expect(reasons).toEqual([expect.stringContaining('needs "heading"')])
})

test('a whole list is replaced, and its items keep their numbers', () => {
  const { email, said, value } = apply(
    { op: 'style', ref: 's2.items.1.title', style: { color: 'red' } },
    { op: 'set', ref: 's2.items', items: [{ title: 'Jug' }, { title: 'Pot' }, { title: 'Pan' }] },
    { op: 'remove', ref: 's2.items.1' },
    { op: 'set', ref: 's2.items.3.title', value: 'Lid' }
  )
  expect([value('s2.items.1.title'), value('s2.items.2.title')]).toEqual(['Pot', 'Lid'])
  expect(said[1]).toBe('Items of Products: **3 items**')
  expect(email.html).not.toContain('color: red')
  const inContent = apply({ op: 'set', ref: 's2', content: { heading: 'All', items: [{ title: 'Jug' }] } })
  expect(outlineOf(inContent.email).sections[1]?.section.content).toEqual({ heading: 'All', items: [{ title: 'Jug' }] })
  expect(apply({ op: 'set', ref: 's2.items', items: [{ title: 'Jug' }] }).said).toEqual([
    'Items of Products: **1 item**'
  ])
})

test('what is refused in one place changes none', () => {
  const { email, reasons } = apply({ op: 'set', refs: ['s1.text', 's3.button'], value: 'Words' })
  expect(email).toEqual(made)
  expect(reasons[0]).toContain('is a link')
  for (const [operation, reason] of [
    [{ op: 'set', ref: 's1', content: {} }, 'Say which slots'],
    [{ op: 'set', ref: 's1', content: { headline: 'x' } }, 'has no "headline"'],
    [{ op: 'set', ref: 's1.text', content: { heading: 'x' } }, 'give it a "value"'],
    [{ op: 'set', ref: 's1', items: [] }, 'is no list'],
    [{ op: 'set', ref: 's2.items', items: [] }, 'takes 1 to 12 items'],
    [{ op: 'set', ref: '*.signature', value: 'x' }, 'There is nothing like "*.signature"'],
    [{ op: 'set', ref: 's1.text', value: { href: 'https://a.example' } }, 'is no link yet']
  ] as [Operation, string][])
    expect(apply(operation).reasons[0]).toContain(reason)
})

test('an element that is a link leads elsewhere by its address alone', () => {
  const email = { ...BLANK_EMAIL, html: '<p>See <a href="/old">all <b>bowls</b></a></p>' }
  const after = applyOperations(email, [{ op: 'set', ref: 'e1', value: { href: 'https://a.example' } }], {
    onRefusal: 'stop'
  })
  expect(after.email.html).toBe('<p>See <a href="https://a.example">all <b>bowls</b></a></p>')
})

test('a line of a stream may say each form', () => {
  for (const line of [
    '{"op":"set","refs":["s3.items.1.title","s3.items.2.title"],"value":"x"}',
    '{"op":"set","ref":"s3","content":{"heading":"x","text":"y"}}',
    '{"op":"set","ref":"s4.items","items":[{"title":"x"}]}',
    '{"op":"set","ref":"*.button","value":{"href":"https://a.example"}}'
  ])
    expect(parseOperationLine(line)).toMatchObject({ ok: true })
  for (const line of [
    '{"op":"set","ref":"s1.heading"}',
    '{"op":"set","value":"x"}',
    '{"op":"set","ref":"s1","refs":["s2"],"value":"x"}',
    '{"op":"set","ref":"s1","value":"x","content":{"text":"y"}}'
  ])
    expect(parseOperationLine(line)).toEqual({
      ok: false,
      reason: expect.stringContaining('"set" needs "value" for a slot')
    })
  expect(parseOperationLine('{"op":"set","ref":"*","value":"x"}')).toMatchObject({ ok: false })
  expect(outlineOf(ours).sections.length).toBe(4)
})
