import { Copy, PencilLine, SquarePen, Trash2 } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import type { TemplateCard } from '../../contract/template.ts'
import { copyTemplate } from '../../stores/templates/actions.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { deleteWithUndo } from './delete-template.ts'

interface TemplateItemsProps {
  trigger: ReactElement
  template: Pick<TemplateCard, 'id' | 'name'>
  onRename: () => void
}

const copy = (id: string) =>
  copyTemplate(id)
    .then(({ name }) => toastSuccess(`“${name}” is in your templates.`))
    .catch(() => toastError('The template could not be copied. Please try again.'))

/** What can be done with a template from its card. */
export default function TemplateItems({ trigger, template, onRename }: TemplateItemsProps) {
  // Renaming and deleting take the focus elsewhere; the others give it back to the button.
  const takesFocus = useRef(false)
  const taking = (work: () => void) => () => {
    takesFocus.current = true
    work()
  }
  const onClosed = () => {
    const isTaken = takesFocus.current
    takesFocus.current = false
    return !isTaken
  }
  return (
    <Menu trigger={trigger} defaultOpen returnsFocus={onClosed}>
      <MenuItem icon={SquarePen} href={`/editor/${template.id}`}>
        Open
      </MenuItem>
      <MenuItem icon={PencilLine} onSelect={taking(onRename)} keys="F2">
        Rename
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copy(template.id)}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={taking(() => deleteWithUndo(template))}>
        Delete template
      </MenuItem>
    </Menu>
  )
}
