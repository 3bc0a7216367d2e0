import type { EmailChange } from '../operations/change.ts'
import { rebaseChange } from './rebase.ts'

/**
 * Two changes of one email, brought together: `mine` to be made after theirs, `theirs` to be made after mine. Both ways give the
 * same email. `undefined` when they touch the same bytes or fields, as `rebaseChange` says: then a person chooses.
 */
export function mergeChanges(
  mine: EmailChange,
  theirs: EmailChange
): { mine: EmailChange; theirs: EmailChange } | undefined {
  const mineAfter = rebaseChange(mine, theirs)
  const theirsAfter = rebaseChange(theirs, mine)
  return mineAfter && theirsAfter && { mine: mineAfter, theirs: theirsAfter }
}
