import { CornerLeftUp, Pencil, Trash2 } from 'lucide-react'
import type { Direction } from '../../../stores/editor/selection.ts'
import { toastError } from '../../../stores/toasts.ts'
import { isTypeable } from '../typing/typeable.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Command } from './command.ts'

const isSelected = ({ selection }: EditorStores) => selection.$selected.get() !== undefined
const isAtRest = (editor: EditorStores) => isSelected(editor) && !editor.selection.$typing.get()

const go = (direction: Direction): Command => ({
  id: `select-${direction}`,
  label: `Select the ${direction} part`,
  icon: Pencil,
  group: 'selection',
  isHidden: true,
  fits: ({ selection }) => !selection.$typing.get(),
  run: editor => {
    editor.selection.step(direction)
    editor.canvas.reveal(editor.selection.$selected.get())
  }
})

export const SELECTION_COMMANDS: Command[] = [
  go('next'),
  go('previous'),
  go('first'),
  go('last'),
  {
    id: 'type',
    label: 'Type in it',
    icon: Pencil,
    group: 'selection',
    fits: editor =>
      isAtRest(editor) && isTypeable(editor.document.$email.get(), editor.selection.$selected.get() ?? ''),
    run: ({ typing, selection }) => void typing.begin(selection.$selected.get() ?? '')
  },
  {
    id: 'up',
    label: 'Select what holds it',
    icon: CornerLeftUp,
    group: 'selection',
    fits: isSelected,
    run: ({ selection }) => selection.up()
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    group: 'selection',
    fits: isAtRest,
    run: ({ document, selection }) => {
      const done = document.perform([{ op: 'remove', ref: selection.$selected.get() ?? '' }])
      if (!done.ok) toastError(done.reason)
    }
  }
]
