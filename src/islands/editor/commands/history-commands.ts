import { History, Redo2, Undo2 } from 'lucide-react'
import { toastSuccess } from '../../../stores/toasts.ts'
import type { Command } from './command.ts'

export const HISTORY_COMMANDS: Command[] = [
  {
    id: 'undo',
    label: 'Undo',
    icon: Undo2,
    group: 'email',
    run: ({ document }) =>
      document.turn.$isShown.get() || document.history.$undo.get()
        ? document.undo()
        : toastSuccess('There is nothing left to undo.')
  },
  {
    id: 'redo',
    label: 'Redo',
    icon: Redo2,
    group: 'email',
    run: ({ document }) =>
      document.turn.$isTakenBack.get() || document.history.$redo.get()
        ? document.redo()
        : toastSuccess('There is nothing to redo.')
  },
  {
    id: 'versions',
    label: 'Versions',
    icon: History,
    group: 'go',
    run: ({ view }) => view.toggleVersions()
  }
]
