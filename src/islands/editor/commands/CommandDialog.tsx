import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { putOnTop } from '../../ui/top-dialog.ts'
import type { EditorStores } from '../use-editor.ts'
import { CommandList, optionId } from './CommandList.tsx'
import type { Command } from './command.ts'
import { askDesigner, findCommands } from './find-commands.ts'
import { KeyList } from './KeyList.tsx'
import { useRecentTemplates } from './recent-templates.ts'

interface CommandDialogProps {
  editor: EditorStores
  open: boolean
  onClose: () => void
}

/** Everything that can be done, found by its words; what is no command can be asked of the designer. */
export default function CommandDialog({ editor, open, onClose }: CommandDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const page = useStore(editor.view.$dialog)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    const leaveTop = putOnTop(element)
    return () => {
      element.close()
      leaveTop()
    }
  }, [open])
  // At once: the close event comes a frame later, and by then a key may have opened it anew, or another dialog.
  const closeByKey = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // A second Escape in a row cannot be refused.
  const noteClosing = () => (open && !dialog.current?.open ? onClose() : undefined)
  return (
    // The keyboard closes it by Escape, which the browser turns into a cancel event.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className="dialog commands"
      aria-label={page === 'keys' ? 'Shortcuts' : 'Commands'}
      onClose={noteClosing}
      onCancel={closeByKey}
      onClick={event => (event.target === dialog.current ? onClose() : undefined)}
    >
      {open && (page === 'keys' ? <KeyList editor={editor} onClose={onClose} /> : <Finder {...{ editor, onClose }} />)}
    </dialog>
  )
}

function Finder({ editor, onClose }: Omit<CommandDialogProps, 'open'>) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const recent = useRecentTemplates(editor)
  const found = useMemo(() => findCommands(editor, typed, recent), [editor, typed, recent])
  const groups = found.length > 0 || typed.trim() === '' ? found : [askDesigner(typed.trim())]
  const all = groups.flatMap(({ commands }) => commands)
  const lit = Math.min(at, all.length - 1)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    // The dialog gives the focus back first.
    setTimeout(() => command.run(editor))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) setAt((lit + by + all.length) % Math.max(1, all.length))
    else if (event.key === 'Enter') run(all[lit])
    else if (event.key === '?' && typed === '') editor.view.$dialog.set('keys')
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="commands-field">
        <Icon of={Search} size={20} />
        <input
          role="combobox"
          aria-label="Type a command, or what should change"
          placeholder="Type a command, or what should change"
          aria-expanded="true"
          aria-controls="commands-list"
          aria-activedescendant={all[lit] ? optionId(all[lit]) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <CommandList
        {...{ editor, groups, lit: all[lit], onLight: command => setAt(all.indexOf(command)), onRun: run }}
      />
      <p className="commands-foot">
        <span>↑ ↓ move</span>
        <span>Enter does it</span>
        <button type="button" className="link" onClick={() => editor.view.$dialog.set('keys')}>
          ? lists every shortcut
        </button>
        <span className="ml-auto">Esc closes</span>
      </p>
    </>
  )
}
