import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { Action } from '../intents.ts'
import { type Job, type Outcome, targetsOf, unable } from '../job.ts'
import { partsOf } from '../parts.ts'
import { isStructural } from '../recent.ts'
import { verified } from '../verify.ts'
import { phrasesFor } from '../wishes.ts'
import { actionOf, alikeIn, carried, changed, NOTHING, suits } from './again.ts'
import { placeIn } from './arrange.ts'

/** `instead`: the last change was meant for another part, for another place, or with another value. */
export function instead(job: Job, run: (job: Job, action: Action) => Outcome): Outcome {
  const last = job.turns.at(-1)?.operations ?? []
  const action = actionOf(last[0])
  if (!action) return unable(NOTHING)
  const moved = action === 'move' ? withoutTarget(job) : undefined
  if (moved && placeIn(moved.tokens, job)) return run({ ...job, wish: moved }, 'move')
  if (phrasesFor(job.wish, 'value').length > 0) return run(job, action)
  const parts = targetsOf(job, part =>
    job.scene.recent.includes(part) ? 0 : suits(part, job.scene.recent)
  ).parts.flatMap(part => alikeIn(part, job.scene.recent))
  const back = reverted(job)
  const operations = parts.flatMap(part => last.slice(0, 1).flatMap(operation => carried(operation, part, job)))
  if (operations.length === 0 || !back)
    return unable('I did not see what you mean instead. Say it in full, as in "make the second button green".')
  return changed([...back, ...operations])
}

/** "below it, not above": what is meant is what was moved; "it" is what it was moved beside. */
function withoutTarget(job: Job): Job['wish'] {
  const [operation] = job.turns.at(-1)?.operations ?? []
  const anchor = operation?.op === 'move' ? (operation.before ?? operation.after) : undefined
  const was = job.before && partsOf(job.before).find(({ ref }) => ref === anchor)
  const tokens = job.wish.tokens.filter(
    (token, at) => !job.wish.tokens.slice(0, at).some(({ key }) => key === 'not') && token.key !== 'not'
  )
  const named = was
    ? tokens.map(token =>
        token.key === 'it' ? { ...token, shape: 'quote' as const, text: was.title || was.text, key: '"' } : token
      )
    : tokens
  return {
    ...job.wish,
    tokens: named,
    phrases: named.length > 0 ? [{ mark: 'place', tokens: named, text: job.wish.said, at: 0, end: 0 }] : []
  }
}

/** The operations that bring what was changed last back to what it was; `undefined` when that cannot be said. */
export function reverted({ email, before, turns }: Job): Operation[] | undefined {
  if (!before) return undefined
  const operations = turns.at(-1)?.operations ?? []
  if (operations.some(isStructural)) return undefined
  const old = new Map(partsOf(before).map(part => [part.ref, part]))
  const { doc } = outlineOf(before)
  const back = operations.flatMap((operation): Operation[] => {
    if (!('ref' in operation)) return []
    const was = old.get(operation.ref)
    if (!was) return []
    if (operation.op === 'set' && was.value !== undefined) return [{ op: 'set', ref: was.ref, value: was.value }]
    if (operation.op === 'layout') {
      const section = outlineOf(before).sections.find(({ ref }) => ref === was.ref)
      return section ? [{ op: 'layout', ref: was.ref, layout: section.layout, tone: section.tone }] : []
    }
    if (operation.op !== 'style') return []
    const own = doc.attribute(was.element, 'style') ?? ''
    const value = (name: string): string =>
      new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(own)?.[1]?.trim() ?? ''
    return [
      {
        op: 'style',
        ref: was.ref,
        style: Object.fromEntries(Object.keys(operation.style).map(name => [name, value(name)]))
      }
    ]
  })
  const isBack = back.length > 0 && verified(email, { operations: back }).ok
  return isBack ? back : undefined
}

/** `undo`: the last change is taken back; or a part that is named, when the last change was another. */
export function undo(job: Job): Outcome {
  if (job.turns.length === 0) return unable('Nothing was changed yet, so there is nothing to take back.')
  const isMore =
    job.wish.tokens.some(({ key }) => /^(?:both|two|neither|all|everything|three)$/.test(key)) && job.turns.length > 1
  return isMore
    ? {
        undo: true,
        also: 'I took back the last change. Earlier ones I cannot take back here; “Restore” goes back further.'
      }
    : { undo: true }
}
