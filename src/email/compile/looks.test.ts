import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { findRef } from '../outline/find.ts'
import { looksOf } from './looks.ts'

const email = applyOperations(
  BLANK_EMAIL,
  [
    { op: 'theme', brand: '#1f4d3f', accent: '#d9653b' },
    {
      op: 'add',
      kind: 'hero',
      tone: 'brand',
      content: { heading: 'Bowls', button: { label: 'See', href: 'https://example.com' } }
    },
    { op: 'style', ref: 's1.heading', style: { 'font-size': '30px' } }
  ],
  { onRefusal: 'stop' }
).email

const at = (ref: string): number => findRef(email, ref)?.element.index ?? -1

test('own styles, rules, variables and what is inherited show', () => {
  const looks = looksOf(email)
  expect(looks.fontSize(at('s1.heading'))).toBe(30)
  expect(looks.ground(at('s1.heading'))).toBe('#1f4d3f')
  expect(looks.value(at('s1.heading'), 'font-family')).toMatch(/Georgia|Young/)
  expect(looks.ground(at('s1.button'))).not.toBe('#1f4d3f')
})

test('plain HTML shows by its attributes and inline styles', () => {
  const html =
    '<table bgcolor="#ffeedd" style="font-size:20px"><tr><td><h2>Hi</h2><p style="font-size:50%">x</p></td></tr></table>'
  const looks = looksOf({ ...BLANK_EMAIL, html })
  expect(looks.ground(3)).toBe('#ffeedd')
  expect([looks.fontSize(3), looks.fontSize(4)]).toEqual([30, 10])
})
