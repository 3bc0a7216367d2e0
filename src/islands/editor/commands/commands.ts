import type { EditorStores } from '../use-editor.ts'
import type { Command } from './command.ts'
import { EMAIL_COMMANDS } from './email-commands.ts'
import { FACTS_COMMANDS } from './facts-commands.ts'
import { GO_COMMANDS } from './go-commands.ts'
import { HISTORY_COMMANDS } from './history-commands.ts'
import { idFor, type KeyState } from './key-table.ts'
import type { KeyPress } from './keys.ts'
import { $lettersOn } from './letters.ts'
import { SECTION_COMMANDS } from './section-commands.ts'
import { SELECTION_COMMANDS } from './selection-commands.ts'
import { THEME_COMMANDS } from './theme-commands.ts'
import { VIEW_COMMANDS } from './view-commands.ts'

export { keepsKey, watchFields } from './field-keys.ts'

/** Every command of the editor, in the order of the command menu. */
export const COMMANDS: readonly Command[] = [
  ...SELECTION_COMMANDS,
  ...SECTION_COMMANDS,
  ...HISTORY_COMMANDS,
  ...EMAIL_COMMANDS,
  ...FACTS_COMMANDS,
  ...THEME_COMMANDS,
  ...VIEW_COMMANDS,
  ...GO_COMMANDS
]

/** Those of the tools, whose code comes after the page. */
let toolCommands: readonly Command[] = []

/** Fetches the commands of the tools. They are needed when something is selected for the first time. */
export async function loadToolCommands() {
  if (hasTools()) return
  const { TOOL_COMMANDS } = await import('../tools/tool-commands.ts')
  toolCommands = TOOL_COMMANDS.filter(({ id }) => !COMMANDS.some(own => own.id === id))
}

/** Whether those of the tools are there. */
export const hasTools = (): boolean => toolCommands.length > 0

/** Every command that is there now. */
export const allCommands = (): readonly Command[] => [...toolCommands, ...COMMANDS]

/** The command that a key press means now; nothing for keys that mean none. */
export function commandFor(event: KeyPress, editor: EditorStores): Command | undefined {
  const id = acts(event, editor) ? idFor(event, stateOf(editor)) : undefined
  const command = allCommands().find(each => each.id === id)
  return (command?.fits?.(editor) ?? true) ? command : undefined
}

function stateOf({ selection }: EditorStores): KeyState {
  if (selection.$typing.get()) return 'text'
  const selected = selection.$described.get()
  if (!selected) return 'nothing'
  return selected.kind === 'picture' ? 'picture' : 'part'
}

/**
 * Single letters and figures can be turned off (WCAG 2.2, 2.1.4). Most letters act only for who goes by keyboard: after a click
 * somebody may be about to type.
 */
function acts({ key, ctrlKey, metaKey, altKey }: KeyPress, { selection }: EditorStores): boolean {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return true
  return $lettersOn.get() && (selection.$isByKeyboard.get() || /^[c?\d]$/i.test(key))
}
