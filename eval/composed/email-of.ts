import { compose } from '../../src/compose/compose/compose.ts'
import { operationsOf } from '../../src/compose/compose/operations.ts'
import { COPIES } from '../../src/compose/copy/copies.ts'
import type { EmailFacts } from '../../src/compose/email-facts.ts'
import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'

/** Decides what nobody chose of the emails that are scored. */
const SEED = 1

/** The email that facts make. Throws where an operation is refused. */
export const emailOf = (facts: EmailFacts): EmailSource =>
  applyOperations(BLANK_EMAIL, operationsOf(compose(facts, { copy: COPIES[facts.kind], seed: SEED })), {
    onRefusal: 'stop'
  }).email
