import type { EmailSource } from '../../../src/email/email.ts'
import type { Step } from '../../../src/email/history/step.ts'
import { createBatch } from '../../../src/email/operations/batch.ts'
import { applyChange, type EmailChange } from '../../../src/email/operations/change.ts'

/** An email after a step, with what it was that the step said it did. */
export interface Replayed {
  email: EmailSource
  /** Steps whose operations say something else than their bytes. */
  unlike: string[]
}

/** Makes the steps of a log again: by their operations, and where a step has none by its bytes, as code and a designer have. */
export function replay(first: EmailSource, steps: readonly Step[]): Replayed {
  const unlike: string[] = []
  let email = first
  for (const [at, step] of steps.entries()) {
    const after = step.changes.reduce((sum, { change }) => applyChange(sum, change), email)
    const made = byOperations(email, step)
    if (made && !isSame(made, after)) unlike.push(`${at}: ${step.title} ${JSON.stringify(step.changes)}`)
    email = after
  }
  return { email, unlike }
}

/** What the operations of a step make of an email; nothing where it has changes without one. */
function byOperations(email: EmailSource, { changes }: Step): EmailSource | undefined {
  const batch = createBatch(email)
  for (const { operation } of changes) {
    if (!operation) return undefined
    const applied = batch.apply(operation)
    if (!applied.ok) return { ...email, html: applied.reason }
  }
  return batch.email
}

/** Makes changes again, one after the other. */
export const replayChanges = (first: EmailSource, changes: readonly EmailChange[]): EmailSource =>
  changes.reduce(applyChange, first)

const isSame = (one: EmailSource, other: EmailSource) => one.html === other.html && one.css === other.css
