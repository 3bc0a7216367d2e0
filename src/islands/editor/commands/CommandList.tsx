import { useEffect } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { EditorStores } from '../use-editor.ts'
import { type Command, labelOfCommand } from './command.ts'
import type { CommandGroup } from './find-commands.ts'
import { Keys } from './Keys.tsx'
import { keyOf } from './key-table.ts'

export interface CommandListProps {
  editor: EditorStores
  groups: CommandGroup[]
  lit: Command | undefined
  onLight: (command: Command) => void
  onRun: (command: Command) => void
}

export const optionId = ({ id }: Command) => `command-${id}`

/** What was found; the field above it has the focus and says which one is lit. */
export function CommandList({ editor, groups, lit, onLight, onRun }: CommandListProps) {
  useEffect(() => {
    if (lit) document.getElementById(optionId(lit))?.scrollIntoView({ block: 'nearest' })
  }, [lit])
  return (
    <div className="commands-list" id="commands-list" role="listbox" aria-label="Commands">
      {groups.map(({ name, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: options stand in groups here, not in a fieldset
        <div key={name} role="group" aria-label={name}>
          <p className="commands-group" aria-hidden="true">
            {name}
          </p>
          {commands.map(command => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
            <div
              key={command.id}
              id={optionId(command)}
              className="commands-row"
              role="option"
              aria-selected={command === lit}
              onPointerMove={() => onLight(command)}
              onClick={() => onRun(command)}
            >
              <Icon of={command.icon} />
              <span>{labelOfCommand(command, editor)}</span>
              <CommandKeys id={command.id} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function CommandKeys({ id }: Pick<Command, 'id'>) {
  const keys = keyOf(id)
  return keys && <Keys keys={keys} />
}
