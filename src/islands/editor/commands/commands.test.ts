import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { createHistory } from '../../../stores/editor/history.ts'
import { createSelection } from '../../../stores/editor/selection.ts'
import { createView } from '../../../stores/editor/view.ts'
import type { EditorStores } from '../use-editor.ts'
import { commandFor } from './commands.ts'
import { findCommands } from './find-commands.ts'

function open() {
  const history = createHistory({ ...BLANK_EMAIL, html: '<p>Bowls</p><p>Jugs</p>' })
  const selection = createSelection(history)
  const editor = {
    selection,
    view: createView(),
    document: { history, $email: history.$email, $saved: atom(null) },
    arranging: { selectedMovable: () => undefined },
    $isBlank: atom(false),
    entitlements: {}
  }
  return { selection, editor: editor as unknown as EditorStores }
}

/** What each of these keys means now. */
const meant = (editor: EditorStores, keys: string) =>
  [...keys].map(key => {
    const press = { key, code: '', ctrlKey: false, metaKey: false, shiftKey: key === '?', altKey: false }
    return commandFor(press, editor)?.id
  })

test('after a click letters are nobody’s, and figures and ? still act; by keyboard letters are shortcuts', () => {
  const { selection, editor } = open()
  selection.select('e0')
  expect(meant(editor, 'tvdea')).toEqual(Array(5).fill(undefined))
  expect(meant(editor, '12?')).toEqual(['width-desktop', 'width-phone', 'keys'])

  selection.step('next')
  expect(meant(editor, 'tvdea')).toEqual(['theme', 'versions', 'dark', 'code', 'add-below'])
  selection.$typing.set(true)
  expect(meant(editor, 'tvdea12?')).toEqual(Array(8).fill(undefined))
})

test('export, undo and redo are found by their words, also where there is nothing to take back', () => {
  const { editor } = open()
  const found = (words: string) => findCommands(editor, words).flatMap(({ commands }) => commands.map(({ id }) => id))
  expect(found('export')).toEqual(['export-html', 'export-source', 'export-text', 'export-eml'])
  expect([...found('undo'), ...found('redo')]).toEqual(['undo', 'redo'])
})
