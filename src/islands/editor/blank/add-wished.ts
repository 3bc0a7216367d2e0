import type { EmailDocument } from '../../../stores/editor/document.ts'
import { isBlank } from '../../../stores/editor/is-blank.ts'
import { readWish } from '../../../stores/editor/read-wish.ts'
import { loadSectionStyles } from '../../../stores/section-styles.ts'
import { toastError, toastSuccess } from '../../../stores/toasts.ts'

/** Puts the part that a wish is for on an empty sheet, and goes on in the chat. Answers whether it was done; throws where code cannot be fetched. */
export async function addWished(document: EmailDocument, brief: string): Promise<boolean> {
  const fetched = [import('../../../stores/editor/gallery/wished-section.ts'), loadSectionStyles()] as const
  const [{ wishedSection }] = await Promise.all(fetched)
  if (!isBlank(document.$email.get())) return false
  const wish = readWish(brief)
  const operations = wish ? wishedSection(document.$email.get(), wish) : []
  if (operations.length === 0)
    return refuse(
      wish
        ? `No part is called “${wish.part}”. Name one, such as a headline, or say what the email is about.`
        : 'An empty sheet takes one part at a time, such as a headline and its words. Ask for the rest once it is there.'
    )
  const done = document.perform(operations)
  if (!done.ok) return refuse(done.reason)
  toastSuccess('Added. That used no credit.')
  setTimeout(() => globalThis.document.querySelector<HTMLElement>('.composer textarea')?.focus())
  return true
}

function refuse(reason: string): false {
  toastError(reason)
  return false
}
