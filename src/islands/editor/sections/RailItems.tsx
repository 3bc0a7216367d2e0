import type { ReactElement } from 'react'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { labelOfCommand } from '../commands/command.ts'
import { RAIL_COMMANDS } from '../commands/section-commands.ts'
import type { EditorStores } from '../use-editor.ts'

export interface RailItemsProps {
  trigger: ReactElement
  editor: EditorStores
  part: string
}

/** What else can be done with a section: each of these is a command too. */
export default function RailItems({ trigger, editor, part }: RailItemsProps) {
  const run = (command: (typeof RAIL_COMMANDS)[number]) => {
    editor.selection.select(part)
    command.run(editor)
  }
  return (
    <Menu trigger={trigger} align="start" side="right" defaultOpen>
      {RAIL_COMMANDS.map(command => (
        <MenuItem
          key={command.id}
          icon={command.icon}
          danger={command.id === 'delete-section'}
          onSelect={() => run(command)}
        >
          {labelOfCommand(command, editor)}
        </MenuItem>
      ))}
    </Menu>
  )
}
