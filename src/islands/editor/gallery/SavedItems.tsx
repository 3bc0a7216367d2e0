import { Pencil, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import type { SavedSectionAnswer } from '../../../contract/saved-section.ts'
import { ApiError } from '../../../stores/api.ts'
import { removeSavedSection } from '../../../stores/saved-sections.ts'
import { toastError } from '../../../stores/toasts.ts'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { $removed, $renamed } from './saved-work.ts'

export interface SavedItemsProps {
  trigger: ReactElement
  section: SavedSectionAnswer
}

/** What can be done with a saved section. */
export default function SavedItems({ trigger, section }: SavedItemsProps) {
  const remove = async () => {
    try {
      $removed.set({ name: section.name, undo: await removeSavedSection(section) })
    } catch (error) {
      toastError(error instanceof ApiError ? error.message : 'The section could not be deleted. Please try again.')
    }
  }
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={Pencil} onSelect={() => $renamed.set(section)}>
        Rename
      </MenuItem>
      <MenuItem icon={Trash2} danger onSelect={() => void remove()}>
        Delete
      </MenuItem>
    </Menu>
  )
}
