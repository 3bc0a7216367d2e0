import type { EmailSource } from '../email.ts'
import { type EmailChange, metaBetween } from '../operations/change.ts'
import { editsBetween } from './edits-between.ts'
import { oneStep } from './flatten.ts'

/** The change that turns one email into the other, byte for byte, as several small edits where they differ in several places. */
export function changeBetween(before: EmailSource, after: EmailSource): EmailChange {
  return {
    html: oneStep(editsBetween(before.html, after.html)),
    css: oneStep(editsBetween(before.css, after.css)),
    facts: metaBetween(before, after)
  }
}
