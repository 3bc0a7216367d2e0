import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { made } from '../../email/operations/fixtures/any-operation.ts'
import { describe } from '../../email/outline/describe.ts'
import { createArranging } from './arranging.ts'
import { createDocument } from './document.ts'
import type { SavingApi } from './saving.ts'
import { createSelection } from './selection.ts'

function open(email: EmailSource) {
  const drafts = { read: () => undefined, all: () => [], write: () => true, clear: () => {} }
  const document = createDocument(null, {
    callJson: (async () => {}) as unknown as SavingApi['callJson'],
    drafts,
    onCreated: () => {}
  })
  document.edit(email)
  const selection = createSelection(document.history)
  const arranging = createArranging(document, selection)
  const words = () => describe(document.$email.get(), selection.$selected.get() ?? '')?.words
  return { arranging, selection, words }
}

const PLAIN: EmailSource = {
  ...BLANK_EMAIL,
  html: '<table><tr><td><p>One</p><div><h2>Two</h2><p>Three</p></div><p>Four</p></td></tr></table>'
}

test.each([
  ['a text of a section', made, 's1.heading', 'Bowls', 'Hero, 2 of 4'],
  ['a text of an item', made, 's2.items.1.title', 'One', 'Item 2, 2 of 3'],
  ['an element', PLAIN, 'e3', 'One', 'Text, 2 of 3']
])('what was selected stays selected when it moves: %s', (_, email, ref, text, said) => {
  const { arranging, selection, words } = open(email)
  selection.select(ref)
  arranging.step('down')
  expect([words(), arranging.$said.get()]).toEqual([text, said])
  selection.step('next')
  selection.step('previous')
  expect(words()).toBe(text)
})

test('a part that is moved and holds nothing of the selection is selected', () => {
  const { arranging, selection } = open(made)
  selection.select('s1.heading')
  arranging.step('down', 's3')
  expect(selection.$selected.get()).toBe('s4')
})
