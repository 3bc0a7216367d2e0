import { expect, test } from 'vitest'
import { knownEmails } from '../../../tests/helpers/known-emails.ts'
import { isSound } from './is-sound.ts'

test('emails that are right are sound, and so are those with faults that browsers get over', () => {
  for (const [, email] of knownEmails()) expect(isSound(email)).toBe(true)
  expect(isSound({ html: '<div><b>Bowls</div></p>', css: '.a { colr: red; margin }' })).toBe(true)
})

test.for([
  { html: '<h1>Bowls</h1><p cla', css: '' },
  { html: '<a href="x>Bowls</a><b id="y">', css: '' },
  { html: '', css: '.a { color: red' },
  { html: '', css: '/* .a { color: red }' }
])('what is begun and not finished is not sound: %o', email => {
  expect(isSound(email)).toBe(false)
})
