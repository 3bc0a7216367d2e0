import { MessageSquare } from 'lucide-react'
import type { EditorStores } from '../use-editor.ts'
import { type Command, labelOfCommand } from './command.ts'
import { allCommands } from './commands.ts'

export interface CommandGroup {
  name: string
  commands: Command[]
}

/** What can be done now and has all words that were typed, beginnings counting, group by group. */
export function findCommands(editor: EditorStores, typed: string, more: readonly Command[] = []): CommandGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isMeant = (command: Command) => {
    const known = labelOfCommand(command, editor)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
    return words.every(word => known.some(each => each.startsWith(word)))
  }
  const found = [...allCommands(), ...more].filter(
    command => !command.isHidden && (command.fits?.(editor) ?? true) && isMeant(command)
  )
  return GROUPS.flatMap(({ group, name }) => {
    const commands = found.filter(command => command.group === group)
    return commands.length > 0 ? [{ name: name(editor), commands }] : []
  })
}

/** What is no command may be what should change: the designer is asked. */
export function askDesigner(words: string): CommandGroup {
  const run = ({ view, chat }: EditorStores) => {
    view.$panel.set('chat')
    void chat.send(words)
  }
  const ask: Command = { id: 'ask', label: `Ask the designer: “${words}”`, icon: MessageSquare, group: 'go', run }
  return { name: 'Designer', commands: [ask] }
}

const selectionName = ({ selection }: EditorStores): string => {
  const selected = selection.$described.get()
  if (!selected) return 'Selection'
  const { label, words } = selected
  return words === '' ? label : `${label} “${words.length > 40 ? `${words.slice(0, 39)}…` : words}”`
}

const GROUPS: { group: Command['group']; name: (editor: EditorStores) => string }[] = [
  { group: 'selection', name: selectionName },
  { group: 'email', name: () => 'Email' },
  { group: 'view', name: () => 'View' },
  { group: 'go', name: () => 'Go to' }
]
