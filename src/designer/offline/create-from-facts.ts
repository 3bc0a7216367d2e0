import { compose } from '../../compose/compose/compose.ts'
import { operationsOf } from '../../compose/compose/operations.ts'
import { COPIES } from '../../compose/copy/copies.ts'
import type { EmailFacts } from '../../compose/email-facts.ts'
import type { DesignerContext, DesignerEvent } from '../designer.ts'
import { makingOf } from './making.ts'

/**
 * Makes the email of facts that a person settled: the one that a page shows of the same facts, look, seed and brand, before its rules mend it. Nothing is read, so
 * nothing can be refused.
 */
export function createFromFacts(facts: EmailFacts, context: DesignerContext): AsyncIterable<DesignerEvent> {
  const { form, seed, brand, direction, signal } = context
  const composition = compose(facts, { copy: COPIES[facts.kind], look: form?.look, seed, brand, direction })
  return makingOf(operationsOf(composition), signal)
}
