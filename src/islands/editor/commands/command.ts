import type { LucideIcon } from 'lucide-react'
import type { EditorStores } from '../use-editor.ts'

/** Something that can be done, by a key or from the command menu. Adding one is an entry in a list. */
export interface Command {
  id: string
  label: string | ((editor: EditorStores) => string)
  icon: LucideIcon
  /** Where it stands in the command menu. */
  group: 'selection' | 'email' | 'view' | 'go'
  /** Whether it can be done now; always, unless said. */
  fits?: (editor: EditorStores) => boolean
  run: (editor: EditorStores) => void
  /** Also where a field has the focus. */
  isEverywhere?: boolean
  /** Left out of the command menu: arrows and such, which only make sense as keys. */
  isHidden?: boolean
}

/** What a command is called now. */
export const labelOfCommand = ({ label }: Command, editor: EditorStores): string =>
  typeof label === 'string' ? label : label(editor)
