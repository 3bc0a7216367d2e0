import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { NEWSLETTER } from '../source/fixtures/emails.ts'
import { findRef, labelOf, refAt } from './find.ts'
import { outlineOf } from './outline.ts'

const made = applyOperations(
  { ...BLANK_EMAIL, subject: 'Bowls' },
  [
    { op: 'add', kind: 'hero', content: { heading: 'Bowls', button: { label: 'See', href: 'https://example.com' } } },
    { op: 'add', kind: 'features', content: { items: ['One', 'Two'].map(title => ({ title, text: 'x' })) } }
  ],
  { onRefusal: 'stop' }
).email

test('sections, slots and items can be named', () => {
  const refs = outlineOf(made).sections.flatMap(({ ref, slots, lists }) => [
    ref,
    ...slots.map(slot => slot.ref),
    ...lists.flatMap(({ items }) => items.flatMap(item => [item.ref, ...item.slots.map(slot => slot.ref)]))
  ])
  expect(refs.join(' ')).toBe(
    's1 s1.heading s1.button s2 s2.items.1 s2.items.1.title s2.items.1.text s2.items.2 s2.items.2.title s2.items.2.text'
  )
})

test('every ref of the outline is found, at its own element', () => {
  for (const { slots, lists } of outlineOf(made).sections) {
    const all = [...slots, ...lists.flatMap(list => [list, ...list.items, ...list.items.flatMap(item => item.slots)])]
    for (const { ref, element } of all) expect(findRef(made, ref)?.element.index).toBe(element)
  }
  expect(findRef(made, 's1.nothing')).toBeUndefined()
})

test('a click finds the slot, the item, the section or the element it means', () => {
  const at = (text: string) => refAt(made, { offset: made.html.indexOf(text) })
  expect(at('Bowls')).toBe('s1.heading')
  expect(at('>Two')).toBe('s2.items.2.title')
  expect(at('data-item')).toBe('s2.items.1')
  expect(at('data-section="features"')).toBe('s2')
  expect(refAt({ ...BLANK_EMAIL, html: NEWSLETTER }, { element: 3 })).toBe('e3')
})

test('places have names that people use', () => {
  expect(labelOf(made, 's2')).toBe('Features')
  expect(labelOf(made, 's1.heading')).toBe('Heading')
  expect(labelOf(made, 's2.items.2')).toBe('Item 2')
  expect(labelOf({ ...BLANK_EMAIL, html: '<h2>x</h2>' }, 'e0')).toBe('Heading')
})

test('a section that does not read cleanly is plain HTML, beside those that do', () => {
  const broken = { ...made, html: made.html.replace('>Bowls<', '><big>Bowls</big><') }
  expect(outlineOf(broken).parts.map(({ ref }) => ref)).toEqual(['e0', 's1'])
})
