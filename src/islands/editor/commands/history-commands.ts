import { History, Redo2, Undo2 } from 'lucide-react'
import type { Command } from './command.ts'

export const HISTORY_COMMANDS: Command[] = [
  {
    id: 'undo',
    label: 'Undo',
    icon: Undo2,
    group: 'email',
    fits: ({ document }) => document.history.$undo.get() !== undefined,
    run: ({ document }) => document.undo()
  },
  {
    id: 'redo',
    label: 'Redo',
    icon: Redo2,
    group: 'email',
    fits: ({ document }) => document.history.$redo.get() !== undefined,
    run: ({ document }) => document.redo()
  },
  {
    id: 'versions',
    label: 'Versions',
    icon: History,
    group: 'go',
    run: ({ view }) => view.toggleVersions()
  }
]
