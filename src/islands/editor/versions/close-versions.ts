import type { EditorStores } from '../use-editor.ts'
import { versionsOf } from './versions-of.ts'

/** What opens the versions, where it is shown; on phones that is a menu. */
const OPENERS = '.versions-button, .editor-more button'

/** Goes back to what stood in the panel's place, and gives the focus back to what opens the versions. */
export function closeVersions(editor: EditorStores) {
  void versionsOf(editor).choose(undefined)
  editor.view.toggleVersions()
  const openers = [...document.querySelectorAll<HTMLElement>(OPENERS)]
  openers.find(opener => opener.checkVisibility())?.focus()
}
