import { CornerLeftUp, Pencil, Trash2 } from 'lucide-react'
import type { Direction } from '../../../stores/editor/selection.ts'
import { toastError } from '../../../stores/toasts.ts'
import { isTypeable } from '../typing/typeable.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Command } from './command.ts'

const isSelected = ({ selection }: EditorStores) => selection.$selected.get() !== undefined
const isAtRest = (editor: EditorStores) => isSelected(editor) && !editor.selection.$typing.get()

const go = (direction: Direction, keys: string, moreKeys: string[]): Command => ({
  id: `select-${direction}`,
  label: `Select the ${direction} part`,
  icon: Pencil,
  group: 'selection',
  keys,
  moreKeys,
  isHidden: true,
  fits: ({ selection }) => !selection.$typing.get(),
  run: editor => {
    editor.selection.step(direction)
    editor.canvas.reveal(editor.selection.$selected.get())
  }
})

export const SELECTION_COMMANDS: Command[] = [
  go('next', 'ArrowDown', ['ArrowRight']),
  go('previous', 'ArrowUp', ['ArrowLeft']),
  go('first', 'Home', []),
  go('last', 'End', []),
  {
    id: 'type',
    label: 'Type in it',
    icon: Pencil,
    group: 'selection',
    keys: 'Enter',
    moreKeys: ['F2'],
    fits: editor =>
      isAtRest(editor) && isTypeable(editor.document.$email.get(), editor.selection.$selected.get() ?? ''),
    run: ({ typing, selection }) => void typing.begin(selection.$selected.get() ?? '')
  },
  {
    id: 'up',
    label: 'Select what holds it',
    icon: CornerLeftUp,
    group: 'selection',
    keys: 'Escape',
    fits: isSelected,
    run: ({ selection }) => selection.up()
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    group: 'selection',
    keys: 'Delete',
    moreKeys: ['Backspace'],
    fits: isAtRest,
    run: ({ document, selection }) => {
      const done = document.perform([{ op: 'remove', ref: selection.$selected.get() ?? '' }])
      if (!done.ok) toastError(done.reason)
    }
  }
]
