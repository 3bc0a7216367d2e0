import type { EditorStores } from '../use-editor.ts'
import type { Command } from './command.ts'
import { HISTORY_COMMANDS } from './history-commands.ts'
import { isKeys, type KeyPress } from './keys.ts'
import { SELECTION_COMMANDS } from './selection-commands.ts'

/** Every command of the editor, in the order of the command menu. Of two with one key the first that fits is done. */
export const COMMANDS: readonly Command[] = [...SELECTION_COMMANDS, ...HISTORY_COMMANDS]

/** The command that a key press means now; nothing for keys that mean none. */
export function commandFor(event: KeyPress, editor: EditorStores): Command | undefined {
  return COMMANDS.find(
    ({ keys, moreKeys = [], fits }) =>
      [...(keys ? [keys] : []), ...moreKeys].some(each => isKeys(event, each)) && (fits?.(editor) ?? true)
  )
}
