import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import type { DesignerEvent } from '../designer.ts'

/** An email that is thought out already, made step by step: each section is announced. It ends early, without an error, when the signal is aborted. */
export async function* makingOf(operations: readonly Operation[], signal: AbortSignal): AsyncGenerator<DesignerEvent> {
  const batch = createBatch(BLANK_EMAIL)
  const total = operations.filter(({ op }) => op === 'add').length
  let section = 0
  for (const operation of operations) {
    if (signal.aborted) return
    if (operation.op === 'add')
      yield { type: 'progress', section: ++section, total, label: labelOf(operation, section, total) }
    if (batch.apply(operation).ok) yield { type: 'operation', operation }
  }
}

function labelOf({ kind }: Extract<Operation, { op: 'add' }>, section: number, total: number): string {
  return `Making section ${section} of ${total}: ${SECTION_KINDS[kind]?.label.toLowerCase() ?? kind}`
}
