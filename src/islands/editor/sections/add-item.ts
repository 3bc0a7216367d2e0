import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import { newItem } from '../../../stores/editor/items.ts'
import { toastError } from '../../../stores/toasts.ts'
import type { EditorStores } from '../use-editor.ts'

/** Adds an item at the end of a part's list, and selects it, so that its words can be written at once. */
export function addItem({ document, selection, canvas }: EditorStores, part: string) {
  const [operation] = newItem(document.$email.get(), part) ?? []
  if (operation?.op !== 'add-item') return
  const done = document.perform([operation])
  if (!done.ok) return toastError(done.reason)
  selection.select(lastItem(document.$email.get(), operation.ref))
  canvas.reveal(selection.$selected.get())
}

function lastItem(email: EmailSource, ref: string): string | undefined {
  const found = findRef(email, ref)
  return found?.type === 'list' ? found.list.items.at(-1)?.ref : undefined
}
