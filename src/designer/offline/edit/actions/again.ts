import { looksOf } from '../../../../email/compile/looks.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { LinkValue } from '../../../../email/sections/section.ts'
import { oklab } from '../../../../email/theme/colour.ts'
import type { Action } from '../intents.ts'
import { inside, type Job, type Outcome, targetsOf, unable } from '../job.ts'
import { isLink, type Part, slotsOf } from '../part.ts'
import { partsOf } from '../parts.ts'
import { isStructural, removedParts } from '../recent.ts'
import { colourFrom } from '../values/colour.ts'
import { sizeIn } from '../values/measure.ts'
import { verified } from '../verify.ts'
import { phrasesFor } from '../wishes.ts'
import { placeIn } from './arrange.ts'

const NOTHING =
  'I do not know what that refers to: nothing was changed just before. Say it in full, as in "make the headline bigger".'

const GROWS = /\b(?:bigger|larger|wider|taller|more|increase|enlarge|grow|up)\b/i
const SHRINKS = /\b(?:smaller|narrower|less|reduce|shrink|tighter|down)\b/i

/** What an operation did, as an action that may be done again. */
export function actionOf(operation: Operation | undefined): Action | undefined {
  if (!operation) return undefined
  if (operation.op === 'style') {
    const names = Object.keys(operation.style)
    const known: [RegExp, Action][] = [
      [/colou?r|background/, 'colour'],
      [/font-size|^width$/, 'size'],
      [/font-family/, 'font'],
      [/align/, 'align'],
      [/padding|margin/, 'spacing'],
      [/weight|style|decoration|transform/, 'emphasis'],
      [/radius|border/, 'shape']
    ]
    return known.find(([words]) => names.some(name => words.test(name)))?.[1]
  }
  const byOp: Partial<Record<Operation['op'], Action>> = {
    move: 'move',
    remove: 'remove',
    layout: operation.op === 'layout' && operation.layout ? 'layout' : 'colour',
    set: 'text',
    theme: 'colour',
    meta: 'text'
  }
  return byOp[operation.op]
}

/** Words that name something else though they are no noun: "the other three as well". */
const NAMES_MORE = /\b(?:others?|both|all|rest|each|every|second|third|last|first|one|ones)\b/i

/** `again`: the last change, on something else or once more. */
export function again(job: Job, run: (job: Job, action: Action) => Outcome): Outcome {
  const last = job.turns.at(-1)?.operations ?? []
  const [first] = last
  if (!first) return unable(NOTHING)
  const action = actionOf(first)
  if (action === 'size' && sizeIn(job.wish.tokens, job.wish.tokens) && /smaller|less|bigger|larger/.test(job.wish.said))
    return run(job, 'size')
  const hasTarget = phrasesFor(job.wish, 'target').length > 0 || NAMES_MORE.test(job.wish.said)
  const removed = removedParts(job.turns, job.before)
  const kin = removed.length > 0 ? removed : job.scene.recent
  const scene = removed.length > 0 ? { ...job.scene, recent: removed } : job.scene
  const named = hasTarget
    ? targetsOf({ ...job, scene: { ...scene, selected: undefined } }, part => suits(part, kin))
    : undefined
  const isMore = !named || named.parts.length === 0 || named.parts.every(part => job.scene.recent.includes(part))
  if (hasTarget && named?.parts.length === 0) return unable(`I did not see what “${job.wish.said}” means here.`)
  if (isMore) return onceMore(job)
  const parts = (named?.parts ?? []).flatMap(part => alikeIn(part, kin))
  const operations = parts.flatMap(part => last.slice(0, 1).flatMap(operation => carried(operation, part, job)))
  return changed(operations)
}

/** What is like that which was changed suits best, then what holds such. */
const suits = (part: Part, recent: readonly Part[]): number => {
  const [one] = recent
  if (!one || part.type === 'email') return 0
  if (part.type === one.type && (part.name === one.name || one.type !== 'slot')) return 1
  return slotsOf(part).some(({ name }) => name === one.name) ? 0.93 : part.type === 'slot' ? 0.6 : 0.7
}

function alikeIn(part: Part, recent: readonly Part[]): Part[] {
  const [one] = recent
  if (!one || (part.type === one.type && part.name === one.name)) return [part]
  const same = inside([part], each => each.type === one.type && each.name === one.name)
  const near = part.type === 'slot' ? part.parent?.children.filter(each => each.name === one.name) : undefined
  return same.length > 0 ? same : near && near.length > 0 ? near : [part]
}

/** An operation as it is for another part: sizes grow by as much, everything else is the same. */
function carried(operation: Operation, part: Part, job: Job): Operation[] {
  const { ref } = part
  if (operation.op === 'style') {
    const px = Number.parseFloat(operation.style['font-size'] ?? '')
    const was = job.before && partsOf(job.before).find(each => each.ref === operation.ref)
    const from = was && job.before ? looksOf(job.before).fontSize(was.element) : undefined
    if (!(px > 0) || !from) return [{ ...operation, ref }]
    const next = Math.round(job.scene.looks.fontSize(part.element) * (px / from))
    return [{ ...operation, ref, style: { ...operation.style, 'font-size': `${next}px` } }]
  }
  if (operation.op === 'layout') return [{ ...operation, ref }]
  if (operation.op === 'remove') return [{ op: 'remove', ref }]
  if (operation.op !== 'set') return []
  const { value } = operation
  if (typeof value === 'object' && 'href' in value && isLink(part))
    return [{ op: 'set', ref, value: { ...(part.value as LinkValue), href: value.href } }]
  return [{ op: 'set', ref, value }]
}

function changed(operations: Operation[]): Outcome {
  if (operations.length === 0) return unable('That cannot be done once more. Say in full what should change.')
  return {
    operations
  }
}

/** "a bit more": as far again as the last change went. */
function onceMore(job: Job): Outcome {
  const { scene, before, turns } = job
  const operations = (turns.at(-1)?.operations ?? [])
    .filter(each => !isStructural(each))
    .flatMap((operation): Operation[] => {
      const part = 'ref' in operation ? scene.recent.find(({ ref }) => ref === operation.ref) : undefined
      const was = part && before ? partsOf(before).find(({ ref }) => ref === part.ref) : undefined
      return operation.op === 'style' && part ? further(operation, part, was, job) : []
    })
  const style = operations.length > 0 ? operations : []
  return changed(style)
}

function further(
  operation: Extract<Operation, { op: 'style' }>,
  part: Part,
  was: Part | undefined,
  job: Job
): Operation[] {
  const style = Object.entries(operation.style).flatMap(([name, value]): [string, string][] => {
    const px = Number.parseFloat(value)
    if (/size|width|padding|margin|height/.test(name) && value.endsWith('px') && px > 0) {
      const old =
        name === 'font-size' && was && job.before
          ? looksOf(job.before).fontSize(was.element)
          : Number.parseFloat((was && job.before && looksOf(job.before).value(was.element, name)) || '0')
      const grows =
        GROWS.test(job.turns.at(-1)?.said ?? '') || (!SHRINKS.test(job.turns.at(-1)?.said ?? '') && !(old > px))
      return [[name, `${Math.max(10, Math.round(px * (grows ? 1.15 : 1 / 1.15)))}px`]]
    }
    if (!/colou?r$/.test(name) || !/^#/.test(value) || !was || !job.before) return []
    const from =
      name === 'color' ? looksOf(job.before).value(was.element, 'color') : looksOf(job.before).ground(was.element)
    const isDarker = !from?.startsWith('#') || oklab(value)[0] <= oklab(from)[0]
    return name === 'color' && operation.style['background-color']
      ? []
      : [[name, colourFrom({ lightness: isDarker ? -0.08 : 0.08, chroma: 1 }, value)]]
  })
  return style.length > 0 ? [{ op: 'style', ref: part.ref, style: Object.fromEntries(style) }] : []
}

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
