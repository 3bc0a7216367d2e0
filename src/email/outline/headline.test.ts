import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { nameFor } from './headline.ts'

const email = (name: string) => ({
  ...BLANK_EMAIL,
  name,
  html: '<p>Hello</p><h1>Winter\n <b>deals</b></h1><h2>Jugs</h2>'
})
const UNNAMED = BLANK_EMAIL.name

test('a template that nobody has named is called what its first heading says, as long as it does', () => {
  expect(nameFor(email(UNNAMED), 'e1', 'Spring  sale ')).toBe('Spring sale')
  expect(nameFor(email('Winter deals'), 'e1', 'Spring sale')).toBe('Spring sale')
  expect(nameFor(email('Deals of winter'), 'e1', 'Spring sale')).toBe('Deals of winter')
})

test('other parts give no name, and neither does a heading that was emptied', () => {
  expect(nameFor(email(UNNAMED), 'e0', 'Good day')).toBe(UNNAMED)
  expect(nameFor(email(UNNAMED), 'e3', 'Cups')).toBe(UNNAMED)
  expect(nameFor(email(UNNAMED), 'e1', ' ')).toBe(UNNAMED)
  expect(nameFor(email(UNNAMED), 'e9', 'Cups')).toBe(UNNAMED)
  expect(nameFor(BLANK_EMAIL, 'e0', 'Cups')).toBe(UNNAMED)
})

test('a long headline gives so much as a card shows', () => {
  expect(nameFor(email(UNNAMED), 'e1', 'word '.repeat(40))).toBe('word '.repeat(16).trim())
})
