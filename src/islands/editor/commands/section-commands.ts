import { ArrowDown, ArrowUp, Bookmark, ListPlus, PanelBottomOpen, PanelTopOpen, Trash2 } from 'lucide-react'
import { isInList, newItem } from '../../../stores/editor/items.ts'
import { toastError } from '../../../stores/toasts.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Command } from './command.ts'

const sectionOf = ({ selection }: EditorStores) => /^s\d+/.exec(selection.$selected.get() ?? '')?.[0]
const isAtRest = ({ selection }: EditorStores) => !selection.$typing.get()
const hasSection = (editor: EditorStores) => isAtRest(editor) && sectionOf(editor) !== undefined
/** The section that is selected, or the plain element. */
const partOf = (editor: EditorStores) => sectionOf(editor) ?? editor.selection.$selected.get()

const move = (direction: 'up' | 'down'): Command => ({
  id: `move-${direction}`,
  label: `Move ${direction}`,
  icon: direction === 'up' ? ArrowUp : ArrowDown,
  group: 'selection',
  fits: ({ arranging }) => arranging.selectedMovable() !== undefined,
  run: ({ arranging, selection, canvas }) => {
    arranging.step(direction)
    canvas.reveal(selection.$selected.get())
  }
})

const add = (side: 'before' | 'after'): Command => ({
  id: side === 'after' ? 'add-below' : 'add-above',
  label: side === 'after' ? 'Add a section below' : 'Add a section above',
  icon: side === 'after' ? PanelBottomOpen : PanelTopOpen,
  group: 'selection',
  fits: isAtRest,
  run: editor => {
    const part = partOf(editor)
    editor.adding.open(side === 'before' && part !== undefined ? { place: { before: part } } : {})
  }
})

const ADD_ABOVE = add('before')
const ADD_BELOW = add('after')

const ADD_ITEM: Command = {
  id: 'add-item',
  label: 'Add an item',
  icon: ListPlus,
  group: 'selection',
  fits: ({ selection, document }) => isInList(document.$email.get(), selection.$selected.get()),
  run: ({ selection, document }) => {
    const made = newItem(document.$email.get(), selection.$selected.get())
    const done = made ? document.perform(made) : undefined
    if (done && !done.ok) toastError(done.reason)
  }
}

const save = (editor: EditorStores) =>
  import('../sections/save-section.ts').then(
    ({ saveSelectedSection }) => saveSelectedSection(editor),
    () => toastError('The section could not be saved: the connection was lost. Please try again.')
  )

const SAVE_SECTION: Command = {
  id: 'save-section',
  label: 'Save this section',
  icon: Bookmark,
  group: 'selection',
  fits: hasSection,
  run: editor => void save(editor)
}

const DELETE_SECTION: Command = {
  id: 'delete-section',
  label: 'Delete this section',
  icon: Trash2,
  group: 'selection',
  fits: hasSection,
  run: editor => {
    const done = editor.document.perform([{ op: 'remove', ref: partOf(editor) ?? '' }])
    if (!done.ok) toastError(done.reason)
  }
}

/** What the rail's menu holds, and a phone's sheet under More. */
export const RAIL_COMMANDS: readonly Command[] = [ADD_ABOVE, ADD_BELOW, SAVE_SECTION, DELETE_SECTION]

export const SECTION_COMMANDS: readonly Command[] = [
  move('up'),
  move('down'),
  ADD_BELOW,
  ADD_ABOVE,
  ADD_ITEM,
  SAVE_SECTION,
  DELETE_SECTION
]
