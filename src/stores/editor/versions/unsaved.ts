import type { EmailSource } from '../../../email/email.ts'
import { changeBetween } from '../../../email/history/change-between.ts'
import { changeOf, type Step, type StepChange } from '../../../email/history/step.ts'
import { tryChange } from '../../../email/history/try-change.ts'
import { isSameSource } from '../template-source.ts'

/** What was done to a saved email since, change by change; as one change where the steps are not known, such as during a save. */
export function unsavedChanges(saved: EmailSource, now: EmailSource, pending: readonly Step[]): StepChange[] {
  if (isSameSource(saved, now)) return []
  const changes = pending.flatMap(step => step.changes)
  const made = tryChange(saved, changeOf({ changes }))
  if (made && isSameSource(made, now)) return changes
  return [{ line: { icon: 'code', text: 'What is not saved yet' }, change: changeBetween(saved, now) }]
}
