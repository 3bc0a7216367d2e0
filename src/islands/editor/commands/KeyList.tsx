import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import type { EditorStores } from '../use-editor.ts'
import { labelOfCommand } from './command.ts'
import { allCommands } from './commands.ts'
import { Keys } from './Keys.tsx'
import { keysOf } from './key-table.ts'
import { $lettersOn } from './letters.ts'

const GROUPS = [
  ['selection', 'Selection'],
  ['email', 'Email'],
  ['view', 'View'],
  ['go', 'Go to']
] as const

/** Every shortcut there is; those of a single letter can be turned off. */
export function KeyList({ editor, onClose }: { editor: EditorStores; onClose: () => void }) {
  const isOn = useStore($lettersOn)
  return (
    <>
      <header className="commands-head">
        <h2 className="pane-title">Shortcuts</h2>
        <button type="button" className="plain-button" aria-label="Close" onClick={onClose}>
          <Icon of={X} size={20} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="commands-list" tabIndex={0} aria-label="Every shortcut">
        {GROUPS.map(([group, name]) => (
          <section key={group} aria-label={name}>
            <p className="commands-group">{name}</p>
            <dl>
              {allCommands()
                .filter(command => command.group === group && keysOf(command.id).length > 0)
                .map(command => (
                  <div key={command.id} className="commands-row">
                    <dt>{labelOfCommand(command, editor)}</dt>
                    <dd>
                      {keysOf(command.id).map(keys => (
                        <Keys key={keys} keys={keys} />
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </section>
      <label className="commands-foot">
        <input type="checkbox" checked={isOn} onChange={event => $lettersOn.set(event.target.checked)} />
        Single letters and figures are shortcuts. After a click most letters wait for Esc, so that you can type.
      </label>
    </>
  )
}
