import type { EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { Turn } from '../../designer.ts'
import type { Part } from './part.ts'
import { partsOf } from './parts.ts'

const MOVES: ReadonlySet<Operation['op']> = new Set(['add', 'add-item', 'move', 'remove'])

export const isStructural = ({ op }: Operation): boolean => MOVES.has(op)

/** What the last turn changed, as it stands in the email now. */
export function recentParts(email: EmailSource, turns: readonly Turn[], before?: EmailSource): Part[] {
  const operations = turns.at(-1)?.operations ?? []
  const hasMoved = operations.some(isStructural)
  const now = partsOf(email)
  const found = operations.flatMap(operation => {
    if (operation.op === 'theme') return now.filter(({ ref }) => ref === 'email')
    if (operation.op === 'meta') return now.filter(part => part.type === 'meta' && part.ref in operation)
    if (operation.op === 'add' || operation.op === 'add-item') return addedParts(now, before)
    if (!('ref' in operation)) return []
    return hasMoved ? follow(operation.ref, now, before) : now.filter(({ ref }) => ref === operation.ref)
  })
  return [...new Set(found)]
}

/** A part of the email before by its words: its number may be another now. */
const follow = (ref: string, now: readonly Part[], before?: EmailSource): Part[] => {
  const was = before && partsOf(before).find(part => part.ref === ref)
  return was
    ? now.filter(part => part.type === was.type && part.name === was.name && part.text === was.text).slice(0, 1)
    : []
}

function addedParts(now: readonly Part[], before?: EmailSource): Part[] {
  if (!before) return []
  const was = new Set(partsOf(before).map(part => `${part.type} ${part.text}`))
  const fresh = now.filter(
    part => (part.type === 'section' || part.type === 'item') && !was.has(`${part.type} ${part.text}`)
  )
  return fresh.slice(-1)
}

/** A part that the last turn took away. */
export function removedParts(turns: readonly Turn[], before?: EmailSource): Part[] {
  const refs = (turns.at(-1)?.operations ?? []).flatMap(operation => (operation.op === 'remove' ? [operation.ref] : []))
  return before ? partsOf(before).filter(({ ref }) => refs.includes(ref)) : []
}
