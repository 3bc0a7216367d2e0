import { Code, LayoutTemplate, Square } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem } from '../ui/Menu.tsx'

/** What a new email can begin with. */
export default function NewItems({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={Square} href="/editor">
        Blank
      </MenuItem>
      <MenuItem icon={LayoutTemplate} href="/editor?start=finished">
        From a finished email…
      </MenuItem>
      <MenuItem icon={Code} href="/editor?start=html">
        From HTML…
      </MenuItem>
    </Menu>
  )
}
