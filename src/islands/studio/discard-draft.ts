import type { DraftAnswer } from '../../contract/draft.ts'
import { discardDraft } from '../../stores/drafts/drafts.ts'
import { closeToast, toastAction, toastError } from '../../stores/toasts.ts'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { UNDO_KEYS } from './use-template-keys.ts'

/** Discards a draft at once, and says so with a way back. */
export function discardWithUndo(draft: DraftAnswer) {
  const { done, undo } = discardDraft(draft)
  const { name } = draft.email
  rescueFocus('.prompt-box textarea', '.pane button')
  const bringBack = () => {
    closeToast(toast)
    undo().catch(() => {
      const again = { label: 'Try again', run: bringBack }
      toastError(`“${name}” could not be brought back. It is kept for a day.`, again)
    })
  }
  const toast = toastAction(`Discarded “${name}”.`, { label: 'Undo', keys: UNDO_KEYS, run: bringBack })
  done.catch(() => {
    closeToast(toast)
    toastError(`“${name}” could not be discarded. Please try again.`)
  })
}
