import type { EmailSource } from '../../../../email/email.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import type { Change } from '../job.ts'
import type { Part } from '../part.ts'
import { partsOf } from '../parts.ts'
import { written } from '../reword.ts'
import type { Phrase } from '../wishes.ts'
import { folded } from '../words.ts'

/** The signs right after a phrase that belong to a sentence. */
export const signAfter = (text: string, { end }: Phrase): string => /^[.!?…)]+/.exec(text.slice(end))?.[0] ?? ''

/** The part with a ref in another revision. */
export const partAt = (email: EmailSource, ref: string): Part | undefined =>
  partsOf(email).find(part => part.ref === ref)

/** A change of texts: what each part is to say afterwards is what is looked for. */
export function rewording(operations: Operation[]): Change {
  const now = new Map(operations.flatMap(each => ('ref' in each ? [[each.ref, each] as const] : [])))
  return {
    operations,
    may: operations.flatMap(each => ('ref' in each ? [each.ref] : ['meta'])),
    holds: after =>
      [...now].every(([ref, each]) => saysWhat(after, ref, each)) &&
      operations.every(each => each.op !== 'meta' || isMeta(after, each))
  }
}

const isMeta = (after: EmailSource, { op: _, ...facts }: Extract<Operation, { op: 'meta' }>): boolean =>
  Object.entries(facts).every(([name, value]) => after[name as 'subject'] === value)

function saysWhat(after: EmailSource, ref: string, operation: Operation): boolean {
  const part = partAt(after, ref)
  if (!part || operation.op !== 'set') return false
  const { value } = operation
  if (typeof value === 'string')
    return folded(written(part)) === folded(value) || folded(part.text) === folded(value.replace(/\*+/g, ''))
  const there = part.value as unknown as Record<string, string>
  return Object.entries(value).every(([name, words]) => folded(there[name] ?? '') === folded(words))
}
