import { composeEmail } from '../../src/compose/compose/compose-email.ts'
import { COPIES } from '../../src/compose/copy/copies.ts'
import type { EmailFacts } from '../../src/compose/email-facts.ts'
import type { Brand } from '../../src/email/brand/brand.ts'
import type { EmailSource } from '../../src/email/email.ts'

/** Decides what nobody chose of the emails that are scored. */
const SEED = 1

/** The email that facts make, in a brand where there is one. */
export const emailOf = (facts: EmailFacts, brand?: Brand): EmailSource =>
  composeEmail(facts, { copy: COPIES[facts.kind], seed: SEED, brand }).email
