import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { createHistory } from '../../../stores/editor/history.ts'
import { createSelection } from '../../../stores/editor/selection.ts'
import { createView } from '../../../stores/editor/view.ts'
import type { EditorStores } from '../use-editor.ts'
import { commandFor } from './commands.ts'

function open() {
  const history = createHistory({ ...BLANK_EMAIL, html: '<p>Bowls</p><p>Jugs</p>' })
  const selection = createSelection(history)
  return { selection, editor: { selection, view: createView() } as unknown as EditorStores }
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
