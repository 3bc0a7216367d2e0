import type { EditorStores } from '../use-editor.ts'
import type { Command } from './command.ts'
import { EMAIL_COMMANDS } from './email-commands.ts'
import { GO_COMMANDS } from './go-commands.ts'
import { HISTORY_COMMANDS } from './history-commands.ts'
import { isKeys, type KeyPress } from './keys.ts'
import { $lettersOn } from './letters.ts'
import { SECTION_COMMANDS } from './section-commands.ts'
import { SELECTION_COMMANDS } from './selection-commands.ts'
import { THEME_COMMANDS } from './theme-commands.ts'
import { VIEW_COMMANDS } from './view-commands.ts'

/** Every command of the editor, in the order of the command menu. Of two with one key the first that fits is done. */
export const COMMANDS: readonly Command[] = [
  ...SELECTION_COMMANDS,
  ...SECTION_COMMANDS,
  ...HISTORY_COMMANDS,
  ...EMAIL_COMMANDS,
  ...THEME_COMMANDS,
  ...VIEW_COMMANDS,
  ...GO_COMMANDS
]

/** Those of the tools, whose code comes after the page. */
let toolCommands: readonly Command[] = []

/** Fetches the commands of the tools. They are needed when something is selected for the first time. */
export async function loadToolCommands() {
  if (toolCommands.length > 0) return
  const { TOOL_COMMANDS } = await import('../tools/tool-commands.ts')
  toolCommands = TOOL_COMMANDS.filter(({ id }) => !COMMANDS.some(own => own.id === id))
}

/** Every command that is there now. */
export const allCommands = (): readonly Command[] => [...toolCommands, ...COMMANDS]

/** The command that a key press means now; nothing for keys that mean none. */
export function commandFor(event: KeyPress, editor: EditorStores): Command | undefined {
  return allCommands().find(
    ({ keys, moreKeys = [], fits }) =>
      (!isLetter(event) || $lettersOn.get()) &&
      [...(keys ? [keys] : []), ...moreKeys].some(each => isKeys(event, each)) &&
      (fits?.(editor) ?? true)
  )
}

/** Single letters and figures act only where nobody types, and can be turned off (WCAG 2.2, 2.1.4). */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey
