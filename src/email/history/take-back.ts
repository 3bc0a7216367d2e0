import { type EmailChange, invert, joinChanges, NO_CHANGE } from '../operations/change.ts'
import { rebaseChange } from './rebase.ts'

/**
 * What takes one change back, now that `later` ones were made after it (in order, each on the email after the one before).
 * `undefined` when something later touched what it did. Nothing is left of it when it was taken back already.
 */
export function takeBack(change: EmailChange, later: readonly EmailChange[]): EmailChange | undefined {
  return rebaseChange(invert(change), later.reduce(joinChanges, NO_CHANGE))
}
