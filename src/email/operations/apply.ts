import type { EmailSource } from '../email.ts'
import { createBatch } from './batch.ts'
import type { EmailChange } from './change.ts'
import type { ChangeLine } from './change-line.ts'
import type { Operation } from './operation.ts'

export interface ApplyResult {
  email: EmailSource
  applied: Operation[]
  refused: { operation: Operation; reason: string }[]
  change: EmailChange
  /** One for each applied operation. */
  lines: ChangeLine[]
}

/** Applies operations in order. `skip` passes over what is refused; `stop` then leaves the email as it was. */
export function applyOperations(
  email: EmailSource,
  operations: readonly Operation[],
  options: { onRefusal: 'stop' | 'skip' }
): ApplyResult {
  const batch = createBatch(email)
  const result: ApplyResult = { email, applied: [], refused: [], change: batch.change, lines: [] }
  for (const operation of operations) {
    const answer = batch.apply(operation)
    if (answer.ok) {
      result.applied.push(operation)
      result.lines.push(answer.line)
    } else {
      result.refused.push({ operation, reason: answer.reason })
      if (options.onRefusal === 'stop') return { ...result, applied: [], lines: [] }
    }
  }
  return { ...result, email: batch.email, change: batch.change }
}
