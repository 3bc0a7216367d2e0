import type { Brand } from '../../email/brand/brand.ts'
import { mended } from '../../email/brand/rules.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { EmailFacts } from '../email-facts.ts'
import { type ComposeOptions, type Composition, compose } from './compose.ts'
import { brandFor } from './in-brand.ts'
import { operationsOf } from './operations.ts'

interface Options extends Omit<ComposeOptions, 'brand'> {
  /** Whose email it is: its look, its foot and the rules that hold for it. */
  brand?: Brand | undefined
}

/** The email of some facts, and what it was made of. In a brand it keeps to the brand's rules as far as operations can mend it. */
export function composeEmail(facts: EmailFacts, options: Options): { email: EmailSource; composition: Composition } {
  const { brand } = options
  const composition = compose(facts, options)
  const { email } = applyOperations(BLANK_EMAIL, operationsOf(composition), { onRefusal: 'skip' })
  return { email: brand ? mended(email, brandFor(brand, facts)).email : email, composition }
}
