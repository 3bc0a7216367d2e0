import type { EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { Turn } from '../../designer.ts'
import type { Part } from './part.ts'
import { partsOf } from './parts.ts'

const MOVES: ReadonlySet<Operation['op']> = new Set(['add', 'add-item', 'move', 'remove', 'duplicate', 'insert'])
export const isStructural = ({ op }: Operation): boolean => MOVES.has(op)

/** What the last turn changed, as it stands in the email now: by its words where its number may be another. */
export function recentParts(email: EmailSource, turns: readonly Turn[], before?: EmailSource): Part[] {
  const operations = turns.at(-1)?.operations ?? []
  const [now, was] = [partsOf(email), before ? partsOf(before) : []]
  const refOf = (old: Part | undefined): Part[] => (old ? now.filter(part => isAlike(part, old)).slice(0, 1) : [])
  const found = operations.flatMap(operation => {
    if (operation.op === 'theme') return now.filter(({ ref }) => ref === 'email')
    if (operation.op === 'meta') return now.filter(part => part.type === 'meta' && part.ref in operation)
    if (operation.op === 'add' || operation.op === 'add-item')
      return before ? now.filter(part => isGrown(part) && !was.some(old => isAlike(part, old))).slice(-1) : []
    if (!('ref' in operation)) return []
    const isNamed = ({ ref }: Part): boolean => ref === operation.ref
    return operations.some(isStructural) ? refOf(was.find(isNamed)) : now.filter(isNamed)
  })
  return [...new Set(found)]
}

const isGrown = ({ type }: Part): boolean => type === 'section' || type === 'item'
const isAlike = (one: Part, other: Part): boolean =>
  one.type === other.type && one.name === other.name && one.text === other.text
