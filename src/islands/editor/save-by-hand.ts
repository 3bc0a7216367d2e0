import type { EmailDocument } from '../../stores/editor/document.ts'
import { toastError } from '../../stores/toasts.ts'

/** Saves what somebody has just changed outside the code, where nothing else would say why it could not be saved. */
export async function saveByHand(document: EmailDocument) {
  if (await document.save()) return
  const save = document.$save.get()
  if (save.state === 'failed') toastError(save.message)
}
