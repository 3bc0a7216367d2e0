import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { NEWSLETTER } from '../source/fixtures/emails.ts'
import { describeOutline } from './describe-outline.ts'
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
  expect(describeOutline(made)).toBe(`subject: Bowls
preheader: 
lang: en
s1 hero (stacked, surface)
  s1.heading: Bowls
  s1.button: [See](https://example.com)
s2 features (columns, surface)
  s2.items.1
    s2.items.1.title: One
    s2.items.1.text: x
  s2.items.2
    s2.items.2.title: Two
    s2.items.2.text: x`)
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

test('plain HTML is told by its telling elements', () => {
  const lines = describeOutline({ ...BLANK_EMAIL, html: NEWSLETTER })
  expect(lines).toMatch(/e\d+ <h1>: Soup weather/)
  expect(lines).toMatch(/e\d+ <a>: Cook with us → https:\/\/example.com/)
  expect(lines).toMatch(/e\d+ <img> https:\/\/example.com\/a.png\?x=1&y=2 alt "A "quoted" name"/)
})
