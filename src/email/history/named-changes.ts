import type { EmailSource } from '../email.ts'
import { type EmailChange, type Meta, NO_CHANGE } from '../operations/change.ts'
import { metaWords } from '../operations/meta.ts'
import { changeBetween } from './change-between.ts'
import type { StepChange } from './step.ts'

/** What lies between two emails as changes that a list can name and a person can take back one by one: each field, then the code. */
export function namedChanges(before: EmailSource, after: EmailSource): StepChange[] {
  const { html, css, facts: meta } = changeBetween(before, after)
  const named = Object.entries(meta) as [Meta, { from: string; to: string }][]
  return [
    ...named.map(
      ([field, value]): StepChange => ({
        line: { icon: 'text', text: metaWords(field, value.to) },
        change: { ...NO_CHANGE, facts: { [field]: value } }
      })
    ),
    ...codeChange({ html, css, facts: {} })
  ]
}

function codeChange(change: EmailChange): StepChange[] {
  const changed = [change.html.length > 0 && 'HTML', change.css.length > 0 && 'CSS'].filter(Boolean)
  return changed.length > 0 ? [{ line: { icon: 'code', text: `${changed.join(' and ')} changed` }, change }] : []
}
