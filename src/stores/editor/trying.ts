import { atom } from 'nanostores'
import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import type { EmailDocument } from './document.ts'

/** What stands in the email for now, without a trace. */
export interface Tried {
  label: string
  /** Its place in the email that is shown. */
  ref: string | undefined
}

/** Puts something new into the email that is shown, until it is taken or left. */
export function createTrying(document: EmailDocument) {
  const $tried = atom<Tried | undefined>(undefined)

  function show(label: string, operation: Operation | undefined) {
    if (!operation) return clear()
    const email = document.$email.get()
    document.tryOut([operation])
    $tried.set({ label, ref: addedRef(email, operation) })
  }

  function clear() {
    document.tryOut(undefined)
    $tried.set(undefined)
  }

  return { $tried, show, clear }
}

export type Trying = ReturnType<typeof createTrying>

/** What a section that an operation adds is called in the email with it; `undefined` when nothing is added. */
export function addedRef(before: EmailSource, operation: Operation): string | undefined {
  const batch = createBatch(before)
  if (!batch.apply(operation).ok) return undefined
  const splice = batch.change.html.at(-1)?.at(-1)
  const { doc, sections } = outlineOf(batch.email)
  if (!splice) return undefined
  const at = splice.from + (splice.insert.indexOf('<') < 0 ? 0 : splice.insert.indexOf('<'))
  const section = sections.find(({ start }) => start === at)
  const element = doc.elements.find(({ start }) => start >= at)
  return section?.ref ?? (element && `e${element.index}`)
}
