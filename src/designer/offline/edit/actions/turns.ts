import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import { parseDeclarations } from '../../../../email/source/declarations.ts'
import type { Action } from '../intents.ts'
import { type Job, type Outcome, targetsOf, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import type { Part } from '../part.ts'
import { partsOf } from '../parts.ts'
import { isStructural } from '../recent.ts'
import { says } from '../tokens.ts'
import { verified } from '../verify.ts'
import { phrasesFor } from '../wishes.ts'
import { alikeIn, carried, NOTHING, suits, UNCLEAR } from './again.ts'
import { besideIn } from './order.ts'

type Run = (job: Job, action: Action) => Outcome

/** What a property of a style belongs to; the first that a name begins with or ends with. */
const OF_STYLE: [string, Action][] = [
  ['color', 'colour'],
  ['font-size', 'size'],
  ['width', 'size'],
  ['font-family', 'font'],
  ['text-align', 'align'],
  ['padding', 'spacing'],
  ['border', 'shape']
]

/** What an operation did, as an action that may be done again. */
function actionOf(operation: Operation | undefined): Action | undefined {
  if (operation?.op === 'style') {
    const names = Object.keys(operation.style)
    return (
      OF_STYLE.find(([part]) => names.some(name => name.startsWith(part) || name.endsWith(part)))?.[1] ?? 'emphasis'
    )
  }
  if (operation?.op === 'layout') return operation.layout ? 'layout' : 'colour'
  const byOp: Partial<Record<Operation['op'], Action>> = {
    move: 'move',
    remove: 'remove',
    set: 'text',
    theme: 'colour',
    meta: 'text'
  }
  return operation && byOp[operation.op]
}

/** `instead`: the last change was meant for another part, for another place, or with another value. */
export function instead(job: Job, run: Run): Outcome {
  const last = job.turns.at(-1)?.operations ?? []
  const action = actionOf(last[0])
  if (!action) return unable(NOTHING)
  const moved = action === 'move' ? withPlace(job) : undefined
  if (moved && besideIn(moved.tokens, job)) return run({ ...job, wish: moved }, 'move')
  if (phrasesFor(job.wish, 'value').length > 0) return run(job, action)
  const { recent } = job.scene
  const { parts } = targetsOf(job, part => (recent.includes(part) ? 0 : suits(part, recent)))
  const operations = parts.flatMap(part => alikeIn(part, recent)).flatMap(part => carried(last[0], part, job))
  const back = reverted(job)
  return operations.length > 0 && back ? { operations: [...back, ...operations] } : unable(UNCLEAR)
}

/** "below it, not above": what is meant is what was moved; "it" is what it was moved beside. */
function withPlace({ wish, turns, before }: Job): Job['wish'] {
  const [operation] = turns.at(-1)?.operations ?? []
  const anchor = operation?.op === 'move' ? (operation.before ?? operation.after) : undefined
  const was = before && partsOf(before).find(({ ref }) => ref === anchor)
  const not = wish.tokens.findIndex(({ key }) => key === 'not')
  const tokens = wish.tokens
    .slice(0, not < 0 ? wish.tokens.length : not)
    .map(token =>
      was && token.key === 'it' ? { ...token, shape: 'quote' as const, text: was.title || was.text, key: '"' } : token
    )
  return {
    ...wish,
    tokens,
    phrases: tokens.length > 0 ? [{ mark: 'place', tokens, text: wish.said, at: 0, end: 0 }] : []
  }
}

/** The operations that bring what was changed last back to what it was, of some parts or of all; `undefined` when that cannot be said. */
function reverted({ email, before, turns }: Job, only?: readonly Part[]): Operation[] | undefined {
  const all = turns.at(-1)?.operations ?? []
  if (!before || all.some(isStructural)) return undefined
  const operations = all.filter(
    each => !only || ('ref' in each && only.some(({ ref }) => each.ref.startsWith(ref) || ref.startsWith(each.ref)))
  )
  const old = new Map(partsOf(before).map(part => [part.ref, part]))
  const { doc, sections } = outlineOf(before)
  const back = operations.flatMap((operation): Operation[] => {
    const was = 'ref' in operation ? old.get(operation.ref) : undefined
    if (!was) return []
    const { ref, value } = was
    if (operation.op === 'set' && value !== undefined) return [{ op: 'set', ref, value }]
    const section = sections.find(each => each.ref === ref)
    if (operation.op === 'layout' && section) return [{ op: 'layout', ref, layout: section.layout, tone: section.tone }]
    if (operation.op !== 'style') return []
    const own = parseDeclarations(doc.attribute(was.element, 'style') ?? '')
    const ownValue = (name: string): string => own.find(({ property }) => property === name)?.value ?? ''
    return [
      { op: 'style', ref, style: Object.fromEntries(Object.keys(operation.style).map(name => [name, ownValue(name)])) }
    ]
  })
  return back.length > 0 && verified(email, { operations: back }).ok ? back : undefined
}

/** `undo`: the last change is taken back, or as much of it as is named. */
export function undo(job: Job): Outcome {
  if (job.turns.length === 0) return unable('Nothing was changed yet, so there is nothing to take back.')
  const { recent } = job.scene
  const isNamed = phrasesFor(job.wish, 'target').length > 0 && recent.length > 1
  const named = isNamed ? targetsOf(job, part => (recent.includes(part) ? 1 : 0)).parts : []
  const operations = named.length > 0 && named.length < recent.length ? reverted(job, named) : undefined
  if (operations) return { operations }
  if (job.turns.length < 2 || !says(job.wish.tokens, manners.several)) return { undo: true }
  return {
    undo: true,
    also: 'I took back the last change. Earlier ones I cannot take back here; “Restore” goes back further.'
  }
}
