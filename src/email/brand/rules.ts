import type { EmailSource } from '../email.ts'
import type { StepChange } from '../history/step.ts'
import { createBatch } from '../operations/batch.ts'
import type { Brand, BrandRules } from './brand.ts'
import { alwaysSo } from './rules/always-so.ts'
import { contrast } from './rules/contrast.ts'
import { footerAtEnd } from './rules/footer-at-end.ts'
import { logoOnTop } from './rules/logo-on-top.ts'
import { neverWords } from './rules/never-words.ts'
import { onlyColours } from './rules/only-colours.ts'
import { onlyType } from './rules/only-type.ts'
import { type BrokenRule, groupsApart, type Rule } from './rules/rule.ts'

export type { BrokenRule } from './rules/rule.ts'

/** In the order in which they are mended: what one brings in, the later ones see. */
const RULES: Record<keyof BrandRules, Rule> = {
  logoOnTop,
  footerAtEnd,
  onlyType,
  onlyColours,
  alwaysSo,
  neverWords,
  contrast
}

/** What an email breaks of the rules of its brand that are on. */
export const brokenRules = (email: EmailSource, brand: Brand): BrokenRule[] =>
  rulesOn(brand).flatMap(rule => rule(email, brand))

/** An email that was mended, and what was done, each for the email after the change before it. */
export interface Mended {
  email: EmailSource
  changes: StepChange[]
  /** What was broken and is mended. */
  findings: BrokenRule[]
}

/** So many times a rule is gone through: of several colours of one style, one is mended at a time. */
const MOST_ROUNDS = 40

/**
 * The email with all that operations can mend. Each rule has its turn once, so that rules which contradict each other come to an end.
 * What was broken `before` already stays: somebody saw it, and nobody asked for it to change.
 */
export function mended(email: EmailSource, brand: Brand, before?: EmailSource): Mended {
  const stood = new Set(before && brokenRules(before, brand).map(({ words }) => words))
  const onlyNew =
    (rule: Rule): Rule =>
    (...asked) =>
      rule(...asked).filter(({ words }) => !stood.has(words))
  return rulesOn(brand).reduce((done: Mended, rule) => mendedBy(onlyNew(rule), done, brand), {
    email,
    changes: [],
    findings: []
  })
}

function mendedBy(rule: Rule, begun: Mended, brand: Brand): Mended {
  let done = begun
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const [found] = groupsApart(rule(done.email, brand))
    const next = found && afterFixes(done, found)
    if (!next || next.email === done.email) return done
    done = next
  }
  return done
}

function afterFixes({ email, changes, findings }: Mended, found: BrokenRule[]): Mended {
  const batch = createBatch(email)
  const made = found.flatMap(({ fix = [] }) =>
    fix.flatMap((operation): StepChange[] => {
      const done = batch.apply(operation)
      return done.ok ? [{ line: done.line, operation, change: done.change }] : []
    })
  )
  const isSame =
    batch.email.html === email.html &&
    batch.email.css === email.css &&
    batch.email.subject === email.subject &&
    batch.email.preheader === email.preheader
  return isSame
    ? { email, changes, findings }
    : { email: batch.email, changes: [...changes, ...made], findings: [...findings, ...found] }
}

const rulesOn = ({ rules }: Brand): Rule[] =>
  (Object.keys(RULES) as (keyof BrandRules)[]).filter(name => rules[name].on).map(name => RULES[name])
