import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { applyOperations } from './apply.ts'
import type { Operation } from './operation.ts'

const button = { label: 'See', href: 'https://example.com' }
const ADD: Operation = { op: 'add', kind: 'hero', content: { heading: 'Bowls', button } }
const GREEN: Operation = { op: 'style', ref: 's1.button', style: { 'background-color': '#2a8a3e', color: '#ffffff' } }
const made = applyOperations(BLANK_EMAIL, [ADD], { onRefusal: 'stop' }).email
const cells = (operations: Operation[]) =>
  applyOperations(made, operations, { onRefusal: 'stop' }).email.html.match(/<(td|a) class="button[^>]*>/g)

test('the ground of a button is that of its cell, which Outlook paints; its words are those of the link', () => {
  expect(cells([GREEN])).toEqual([
    '<td class="button-ground" style="background-color: #2a8a3e">',
    '<a class="button" data-slot="button" href="https://example.com" style="color: #ffffff">'
  ])
})

test('the room inside a button is said to Outlook too', () => {
  expect(cells([{ op: 'style', ref: 's1.button', style: { padding: '20px 36px' } }])).toEqual([
    '<td class="button-ground" style="mso-padding-alt: 20px 36px">',
    '<a class="button" data-slot="button" href="https://example.com" style="padding: 20px 36px">'
  ])
})

test('a coloured button stays so when its section is drawn anew', () => {
  expect(cells([GREEN, { op: 'layout', ref: 's1', layout: 'cover' }])?.[0]).toContain('#2a8a3e')
  expect(outlineOf(applyOperations(made, [GREEN], { onRefusal: 'stop' }).email).sections).toHaveLength(1)
})

test('a ground that was on the link itself gives way to that of the cell', () => {
  const html = made.html.replace('<a class="button"', '<a style="background-color: red" class="button"')
  const { email } = applyOperations({ ...made, html }, [GREEN], { onRefusal: 'stop' })
  expect(email.html).not.toContain('red')
})

test('a button stands where its text is said to: its table moves, and stays there when the section is drawn anew', () => {
  const MIDDLE: Operation = { op: 'style', ref: 's1.button', style: { 'text-align': 'center' } }
  const table = (operations: Operation[]) =>
    /<table [^>]*class="(?:action|tight)[^>]*>/.exec(
      applyOperations(made, operations, { onRefusal: 'stop' }).email.html
    )?.[0]
  expect(table([MIDDLE])).toMatch(/align="center".*margin-left: auto; margin-right: auto/)
  expect(table([MIDDLE, { op: 'layout', ref: 's1', layout: 'poster' }])).toContain('align="center"')
  expect(table([MIDDLE, { ...MIDDLE, style: { 'text-align': 'left' } }])).not.toContain('align=')
  const second: Operation = { op: 'set', ref: 's1.second', value: button }
  expect(table([second, MIDDLE])).toMatch(/class="action".*align="center"/)
})
