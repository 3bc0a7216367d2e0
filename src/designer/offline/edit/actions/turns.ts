import { looksOf } from '../../../../email/compile/looks.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { LinkValue } from '../../../../email/sections/section.ts'
import { parseDeclarations } from '../../../../email/source/declarations.ts'
import { oklab } from '../../../../email/theme/colour.ts'
import type { Action } from '../intents.ts'
import { inside, type Job, type Outcome, targetsOf, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isLink, type Part, slotsOf } from '../part.ts'
import { partsOf } from '../parts.ts'
import { isStructural, removedParts } from '../recent.ts'
import { says, tokensOf } from '../tokens.ts'
import { colourFrom } from '../values/colour.ts'
import { verified } from '../verify.ts'
import { phrasesFor } from '../wishes.ts'
import { besideIn } from './order.ts'

type Run = (job: Job, action: Action) => Outcome

const NOTHING =
  'I do not know what that refers to: nothing was changed just before. Say it in full, as in "make the headline bigger".'
const UNCLEAR = 'I did not see what you mean there. Say it in full, as in "make the second button green".'

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

/** `again`: the last change, on something else or once more. */
export function again(job: Job): Outcome {
  const last = job.turns.at(-1)?.operations ?? []
  if (last.length === 0) return unable(NOTHING)
  if (phrasesFor(job.wish, 'target').length === 0 && !says(job.wish.tokens, manners.others)) return onceMore(job)
  const removed = removedParts(job.turns, job.before)
  const kin = removed.length > 0 ? removed : job.scene.recent
  const scene = { ...job.scene, recent: kin, selected: undefined }
  const { parts } = targetsOf({ ...job, scene }, part => suits(part, kin))
  if (parts.length === 0) return unable(UNCLEAR)
  if (parts.every(part => kin.includes(part))) return onceMore(job)
  return outcomeOf(parts.flatMap(part => alikeIn(part, kin)).flatMap(part => carried(last[0], part, job)))
}

const outcomeOf = (operations: Operation[]): Outcome =>
  operations.length > 0 ? { operations } : unable('That cannot be done once more. Say in full what should change.')

/** What is like that which was changed suits best, then what holds such. */
function suits(part: Part, [one]: readonly Part[]): number {
  if (!one || part.type === 'email') return 0
  if (part.type === one.type && (part.name === one.name || one.type !== 'slot')) return 1
  return slotsOf(part).some(({ name }) => name === one.name) ? 0.93 : part.type === 'slot' ? 0.6 : 0.7
}

function alikeIn(part: Part, [one]: readonly Part[]): Part[] {
  const isAlike = (each: Part): boolean => one !== undefined && each.type === one.type && each.name === one.name
  const same = inside([part], isAlike)
  const near = part.type === 'slot' ? (part.parent?.children.filter(isAlike) ?? []) : []
  return same.length > 0 ? same : near.length > 0 ? near : [part]
}

/** An operation as it is for another part: sizes grow by as much, everything else is the same. */
function carried(operation: Operation | undefined, part: Part, { before, scene }: Job): Operation[] {
  const { ref } = part
  if (operation?.op === 'style') {
    const px = Number.parseFloat(operation.style['font-size'] ?? '')
    const was = before && partsOf(before).find(each => each.ref === operation.ref)
    const from = was && looksOf(before).fontSize(was.element)
    if (!px || !from) return [{ ...operation, ref }]
    const next = Math.round(scene.looks.fontSize(part.element) * (px / from))
    return [{ ...operation, ref, style: { ...operation.style, 'font-size': `${next}px` } }]
  }
  if (operation?.op === 'layout') return [{ ...operation, ref }]
  if (operation?.op === 'remove') return [{ op: 'remove', ref }]
  if (operation?.op !== 'set') return []
  const { value } = operation
  const href = typeof value === 'object' && 'href' in value && isLink(part) ? value.href : undefined
  return [{ op: 'set', ref, value: href ? { ...(part.value as LinkValue), href } : value }]
}

/** "a bit more": as far again as the last change went. */
function onceMore(job: Job): Outcome {
  const { operations = [] } = job.turns.at(-1) ?? {}
  return outcomeOf(
    operations.flatMap((operation): Operation[] => {
      const style = operation.op === 'style' ? further(operation, job) : {}
      return operation.op === 'style' && Object.keys(style).length > 0 ? [{ ...operation, style }] : []
    })
  )
}

function further(
  { ref, style }: Extract<Operation, { op: 'style' }>,
  { turns, before, wish }: Job
): Record<string, string> {
  const was = before && partsOf(before).find(each => each.ref === ref)
  if (!before || !was) return {}
  const looks = looksOf(before)
  const said = tokensOf(turns.at(-1)?.said ?? '')
  const entries = Object.entries(style).flatMap(([name, value]): [string, string][] => {
    const px = value.endsWith('px') && name !== 'line-height' ? Number.parseFloat(value) : 0
    if (px > 0) {
      const old =
        name === 'font-size' ? looks.fontSize(was.element) : Number.parseFloat(looks.value(was.element, name) ?? '0')
      const own = wish.tokens.filter(({ key }) => key !== 'more')
      const words = says(own, `${manners.grows} ${manners.shrinks}`) ? own : said
      const grows = says(words, manners.grows) || (!says(words, manners.shrinks) && !(old > px))
      return [[name, `${Math.max(10, Math.round(px * (grows ? 1.15 : 1 / 1.15)))}px`]]
    }
    if (!name.endsWith('color') || !value.startsWith('#') || (name === 'color' && style['background-color'])) return []
    const from = name === 'color' ? looks.value(was.element, name) : looks.ground(was.element)
    const isDarker = !from?.startsWith('#') || oklab(value)[0] <= oklab(from)[0]
    return [[name, colourFrom({ lightness: isDarker ? -0.08 : 0.08, chroma: 1 }, value)]]
  })
  return Object.fromEntries(entries)
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
