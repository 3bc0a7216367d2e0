import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import { parseDeclarations } from '../../../../email/source/declarations.ts'
import type { Action } from '../intents.ts'
import { type Job, type Outcome, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { partsOf } from '../parts.ts'
import { says } from '../tokens.ts'
import { phrasesFor } from '../wishes.ts'
import { NOTHING, onOthers } from './again.ts'
import { besideIn } from './order.ts'

/** What an operation did, as an action that may be done again; of a style by what its first property begins with. */
const DID = manners.did as Partial<Record<string, Action>>

function actionOf(operation: Operation | undefined): Action | undefined {
  const [property = ''] = operation?.op === 'style' ? Object.keys(operation.style) : []
  const name = operation?.op === 'layout' && !operation.layout ? 'tone' : (operation?.op ?? '')
  return DID[name] ?? DID[property] ?? DID[property.split('-')[0] ?? '']
}

/** `instead`: the last change was meant for another place, with another value, or for another part. */
export function instead(job: Job, run: (job: Job, action: Action) => Outcome): Outcome {
  const last = job.turns.at(-1)?.operations ?? []
  const action = actionOf(last[0])
  if (!action) return unable(NOTHING)
  const moved = action === 'move' ? withPlace(job, last) : undefined
  if (moved && besideIn(moved.tokens, job)) return run({ ...job, wish: moved }, 'move')
  if (phrasesFor(job.wish, 'value').length > 0) return run(job, action)
  const { operations, isSame } = onOthers(job, last)
  const back = last.flatMap(operation => reverted(operation, job))
  if (isSame || operations.length === 0 || back.length === 0)
    return unable('I did not see what you mean instead. Say it in full, as in "make the second button green".')
  return { operations: [...back, ...operations] }
}

/** "below it, not above": what is meant is what was moved; "it" is what it was moved beside. */
function withPlace({ wish, before }: Job, [last]: readonly Operation[]): Job['wish'] {
  const anchor = last?.op === 'move' ? (last.before ?? last.after) : undefined
  const was = before && partsOf(before).find(({ ref }) => ref === anchor)
  const tokens = wish.tokens.map(token =>
    was && token.key === 'it' ? { ...token, shape: 'quote' as const, text: was.title, key: '"' } : token
  )
  return { ...wish, tokens, phrases: [{ mark: 'place', tokens, text: wish.said, at: 0, end: 0 }] }
}

/** What brings a part back to what it was before an operation; nothing where that cannot be said. */
function reverted(operation: Operation, { before }: Job): Operation[] {
  const was = before && 'ref' in operation && partsOf(before).find(({ ref }) => ref === operation.ref)
  if (!was) return []
  const { ref, value, element } = was
  const { doc, sections } = outlineOf(before)
  if (operation.op === 'set' && value !== undefined) return [{ op: 'set', ref, value }]
  const section = sections.find(each => each.ref === ref)
  if (operation.op === 'layout' && section) return [{ op: 'layout', ref, layout: section.layout, tone: section.tone }]
  if (operation.op !== 'style') return []
  const own = parseDeclarations(doc.attribute(element, 'style') ?? '')
  const ownValue = (name: string): string => own.find(({ property }) => property === name)?.value ?? ''
  const style = Object.fromEntries(Object.keys(operation.style).map(name => [name, ownValue(name)]))
  return [{ op: 'style', ref, style }]
}

const MORE = 'I took back the last change. Earlier ones I cannot take back here; “Restore” goes back further.'

/** `undo`: the last change is taken back. */
export function undo({ turns, wish }: Job): Outcome {
  if (turns.length === 0) return unable('Nothing was changed yet, so there is nothing to take back.')
  return { undo: true, ...(turns.length > 1 && says(wish.tokens, manners.several) && { also: MORE }) }
}
