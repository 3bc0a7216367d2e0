import type { Operation } from '../../../email/operations/operation.ts'
import { parseOperation } from '../../../email/operations/parse-line.ts'
import type { Dropped } from './content.ts'
import { looseValues } from './json.ts'
import { meaningsOf } from './meanings.ts'
import type { Seen } from './seen.ts'
import { settledFor } from './settled.ts'

/** What a line that could not be done as it stands was meant as. */
export interface Meant {
  /** What can be done, in the order in which it was written. */
  operations: { operation: Operation; dropped: Dropped[] }[]
  /** Why other parts of it cannot: refs and legal values, for the model. */
  reasons: string[]
}

/**
 * Reads a line as it was meant: JSON with small faults, operations and slots under other names, values in another shape, several
 * operations in one. What has no place is left out and named.
 */
export function meantBy(line: string, seen: Seen): Meant {
  const meant: Meant = { operations: [], reasons: [] }
  for (const meaning of looseValues(line).flatMap(meaningsOf)) {
    const { value, dropped } = settledFor(meaning, seen)
    const parsed = parseOperation(value)
    if (parsed.ok) meant.operations.push({ operation: parsed.operation, dropped })
    else meant.reasons.push(eitherOf(value.ref) ?? parsed.reason, ...dropped.map(({ reason }) => reason))
  }
  return meant
}

/** Why an item in brackets is not guessed. */
const eitherOf = (ref: unknown): string | undefined =>
  typeof ref === 'string' && /\[\d+\]/.test(ref)
    ? `"${ref}" may be either of two items. Items are counted from 1 and written like "${ref.replace(/\[\d+\]/, '.1')}".`
    : undefined
