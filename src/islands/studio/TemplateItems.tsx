import { Copy, SquarePen, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { copyTemplate } from '../../stores/templates.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'

interface TemplateItemsProps {
  trigger: ReactElement
  id: string
  onDelete: () => void
}

const copy = (id: string) =>
  copyTemplate(id)
    .then(({ name }) => toastSuccess(`“${name}” is in your templates.`))
    .catch(() => toastError('The template could not be copied. Please try again.'))

/** What can be done with a template from its card. */
export default function TemplateItems({ trigger, id, onDelete }: TemplateItemsProps) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={SquarePen} href={`/editor/${id}`}>
        Open
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copy(id)}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={onDelete}>
        Delete template
      </MenuItem>
    </Menu>
  )
}
