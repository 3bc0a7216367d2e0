import { factsOf } from '../../compose/change/fact-paths.ts'
import { brandFor } from '../../compose/compose/in-brand.ts'
import type { Brand } from '../../email/brand/brand.ts'
import { brokenRules, mended } from '../../email/brand/rules.ts'
import type { EmailSource } from '../../email/email.ts'
import type { StepChange } from '../../email/history/step.ts'
import type { ChangeLine } from '../../email/operations/change-line.ts'

/** Of a designer's work, what a brand has a say in. */
interface Made {
  email: EmailSource
  lines: ChangeLine[]
  changes: StepChange[]
  refused: string[]
}

/**
 * The work, with what it broke of the brand's rules mended. What nothing mends is said, and of an email that was there before also
 * what was mended: somebody asked for it.
 */
export function inBrand<W extends Made>(work: W, worn: Brand, before: EmailSource): W {
  const brand = brandFor(worn, factsOf(work.email))
  const { email, changes, findings } = mended(work.email, brand, before)
  const stood = new Set(brokenRules(before, brand).map(({ words }) => words))
  const left = brokenRules(email, brand).filter(({ words }) => !stood.has(words))
  const said = before.html === '' ? left : [...findings, ...left]
  return {
    ...work,
    email,
    changes: [...work.changes, ...changes],
    lines: [...work.lines, ...changes.map(({ line }) => line)],
    refused: [...work.refused, ...new Set(said.map(({ words }) => words))]
  }
}
