import { toPlainText } from '../../../email/compile/compile.ts'
import type { EmailSource } from '../../../email/email.ts'
import { missingFacts } from '../facts-to-keep.ts'
import { contactFindings } from './contacts.ts'
import { contrastFindings } from './contrast.ts'
import { figureFindings } from './figures.ts'
import { type Finding, quoted } from './finding.ts'
import { languageFindings } from './language.ts'
import { linkFindings } from './links.ts'
import type { Material } from './material.ts'
import { overflowFindings } from './overflow.ts'

/** All that is missing in an email, or wrong in it, held against what it was made of. */
export async function check(email: EmailSource, material: Material): Promise<Finding[]> {
  const text = [email.subject, email.preheader, toPlainText(email.html)].join('\n')
  return [
    ...missingFacts(email, material.facts).map(({ words }) => missing(words)),
    ...linkFindings(email, material),
    ...(await languageFindings(email, text, material)),
    ...contactFindings(text, material),
    ...figureFindings(text, material),
    ...contrastFindings(email),
    ...overflowFindings(email)
  ]
}

const missing = (fact: string): Finding => ({
  kind: 'fact',
  reason: `Missing, to be said word for word where it belongs: ${fact}`,
  plain: `${quoted(fact)} is not in the email.`
})
