import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { made } from '../operations/fixtures/any-operation.ts'
import type { Operation } from '../operations/operation.ts'
import { outlineOf } from '../outline/outline.ts'
import { differencesBetween } from './differences.ts'

const after = (...operations: Operation[]) => applyOperations(made, operations, { onRefusal: 'stop' }).email
const saysOf = (email: typeof made, elements: readonly number[]) =>
  elements.map(
    element =>
      outlineOf(email)
        .doc.textContent(element)
        .trim()
        .split(/\s{2,}/)[0]
  )

test('nothing differs between an email and itself', () => {
  expect(differencesBetween(made, { ...made })).toEqual([])
})

test('a text that was typed differs, on either side, and nothing around it', () => {
  const now = after({ op: 'set', ref: 's1.heading', value: 'Bowls for slow mornings' })
  const [heading, ...more] = differencesBetween(made, now)
  expect(heading).toMatchObject({ label: 'Heading', wasLabel: 'Was' })
  expect(saysOf(now, heading!.now)).toEqual(['Bowls for slow mornings'])
  expect(saysOf(made, heading!.was)).toEqual(['Bowls'])
  expect(more).toEqual([])
})

test('a word in bold inside a text is the text', () => {
  const now = after({ op: 'set', ref: 's1.text', value: 'For **slow** mornings' })
  expect(differencesBetween(made, now).map(({ label }) => label)).toEqual(['Text'])
})

test('a section that moved stands at its new and at its old place, and so does one that moved and was changed', () => {
  const moved: Operation = { op: 'move', ref: 's3', before: 's2' }
  const [up, ...more] = differencesBetween(made, after(moved))
  expect(up).toMatchObject({ label: 'Moved up', wasLabel: 'Was here' })
  expect(saysOf(made, up!.was)).toEqual(['First'])
  expect(more).toEqual([])

  const both = differencesBetween(made, after({ op: 'set', ref: 's3.text', value: 'Other' }, moved))
  expect(both.map(({ label }) => label)).toEqual(['Moved up', 'Text'])
})

test('what was added stands only now, what was removed only then', () => {
  const added = differencesBetween(made, after({ op: 'add', kind: 'notice', content: { text: 'Soon' }, after: 's1' }))
  expect(added).toMatchObject([{ label: 'Notice added', was: [] }])
  const removed = differencesBetween(made, after({ op: 'remove', ref: 's2.items.2' }))
  expect(removed).toHaveLength(1)
  expect(removed[0]?.now).toEqual([])
  expect(saysOf(made, removed[0]!.was)[0]).toContain('Two')
})

test('another colour of the theme is shown by what wears it', () => {
  const now = after({ op: 'theme', brand: '#204d3f' })
  const [brand, ...more] = differencesBetween(made, now)
  expect(brand?.label).toBe('Brand')
  expect(brand?.now.length).toBeGreaterThan(0)
  expect(brand?.now.length).toBe(brand?.was.length)
  expect(more).toEqual([])
})

test('a rule of somebody’s own is shown by the elements it applies to', () => {
  const plain = { ...BLANK_EMAIL, html: '<p class="a">One</p><p>Two</p>', css: '.a { color: red }' }
  const [looks] = differencesBetween(plain, { ...plain, css: '.a { color: blue }' })
  expect(looks).toEqual({ label: 'Looks', wasLabel: 'Was', now: [0], was: [0] })
})

test('in pasted code the smallest part differs that a person would name', () => {
  const plain = { ...BLANK_EMAIL, html: '<table><tr><td><p>One <b>bold</b></p><p>Two</p></td></tr></table>' }
  const found = differencesBetween(plain, { ...plain, html: plain.html.replace('bold', 'brave') })
  expect(found).toMatchObject([{ label: 'Text', now: [3], was: [3] }])
})
