import type { EmailSource } from '../email.ts'
import { applyChange, type Edit, type EmailChange } from '../operations/change.ts'
import { applySplices, SpliceError } from '../source/splice.ts'

/**
 * The email after a change from elsewhere; `undefined` where its places, what it takes away, or the fields it begins with are not
 * those of the email, or its edits are out of order: then it could not be taken back either.
 */
export function tryChange(email: EmailSource, change: EmailChange): EmailSource | undefined {
  const meta = Object.entries(change.facts) as [keyof EmailChange['facts'], { from: string }][]
  if (meta.some(([field, { from }]) => email[field] !== from)) return undefined
  try {
    change.html.reduce(applyExactly, email.html)
    change.css.reduce(applyExactly, email.css)
    return applyChange(email, change)
  } catch (error) {
    if (error instanceof SpliceError) return undefined
    throw error
  }
}

function applyExactly(text: string, edits: Edit[]): string {
  let end = 0
  for (const { from, to, removed } of edits) {
    if (from < end || to < from || text.slice(from, to) !== removed)
      throw new SpliceError(`Not what stands at ${from}.`)
    end = to
  }
  return applySplices(text, edits)
}
