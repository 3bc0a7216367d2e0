import type { EmailSource } from '../email.ts'
import { type EmailChange, type Fact, NO_CHANGE } from '../operations/change.ts'
import { factWords } from '../operations/facts.ts'
import { changeBetween } from './change-between.ts'
import type { StepChange } from './step.ts'

/** What lies between two emails as changes that a list can name and a person can take back one by one: each fact, then the code. */
export function namedChanges(before: EmailSource, after: EmailSource): StepChange[] {
  const { html, css, facts } = changeBetween(before, after)
  const named = Object.entries(facts) as [Fact, { from: string; to: string }][]
  return [
    ...named.map(
      ([fact, value]): StepChange => ({
        line: { icon: 'text', text: factWords(fact, value.to) },
        change: { ...NO_CHANGE, facts: { [fact]: value } }
      })
    ),
    ...codeChange({ html, css, facts: {} })
  ]
}

function codeChange(change: EmailChange): StepChange[] {
  const changed = [change.html.length > 0 && 'HTML', change.css.length > 0 && 'CSS'].filter(Boolean)
  return changed.length > 0 ? [{ line: { icon: 'code', text: `${changed.join(' and ')} changed` }, change }] : []
}
