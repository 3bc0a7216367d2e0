import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import { applyChange, type EmailChange, invert } from '../../email/operations/change.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { isSameSource } from './template-source.ts'

/** What an operation made of an email, and how to take it back. */
export interface PutIn {
  after: EmailSource
  change: EmailChange
}

/** Applies one operation; a sentence that says why where it cannot be. */
export function putIn(email: EmailSource, operation: Operation): PutIn | string {
  const batch = createBatch(email)
  const result = batch.apply(operation)
  return result.ok ? { after: batch.email, change: batch.change } : result.plain
}

/**
 * The email without what an operation put into it: to the byte when nothing was changed since, else wherever it stands now.
 * Nothing when it does not stand there any more as it was put in.
 */
export function takeOut(email: EmailSource, operation: Operation, known?: PutIn): EmailSource | undefined {
  if (known && isSameSource(known.after, email)) return applyChange(email, invert(known.change))
  const again = putIn(email, operation)
  if (typeof again === 'string') return undefined
  const edits = again.change.html.flat()
  if (edits.length === 0 || edits.some(({ removed }) => removed !== '')) return undefined
  let { html } = email
  for (const { insert } of edits) {
    const words = insert.trim()
    const at = html.indexOf(words)
    if (words === '' || at < 0) return undefined
    html = html.slice(0, at) + html.slice(at + words.length)
  }
  return { ...email, html }
}
