import { looksOf } from '../../../../email/compile/looks.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import type { LinkValue } from '../../../../email/sections/section.ts'
import { oklab } from '../../../../email/theme/colour.ts'
import type { Action } from '../intents.ts'
import { inside, type Job, type Outcome, targetsOf, unable } from '../job.ts'
import { isLink, type Part, slotsOf } from '../part.ts'
import { partsOf } from '../parts.ts'
import { isStructural, removedParts } from '../recent.ts'
import { colourFrom } from '../values/colour.ts'
import { sizeIn } from '../values/measure.ts'
import { phrasesFor } from '../wishes.ts'

export const NOTHING =
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
export const suits = (part: Part, recent: readonly Part[]): number => {
  const [one] = recent
  if (!one || part.type === 'email') return 0
  if (part.type === one.type && (part.name === one.name || one.type !== 'slot')) return 1
  return slotsOf(part).some(({ name }) => name === one.name) ? 0.93 : part.type === 'slot' ? 0.6 : 0.7
}

export function alikeIn(part: Part, recent: readonly Part[]): Part[] {
  const [one] = recent
  if (!one || (part.type === one.type && part.name === one.name)) return [part]
  const same = inside([part], each => each.type === one.type && each.name === one.name)
  const near = part.type === 'slot' ? part.parent?.children.filter(each => each.name === one.name) : undefined
  return same.length > 0 ? same : near && near.length > 0 ? near : [part]
}

/** An operation as it is for another part: sizes grow by as much, everything else is the same. */
export function carried(operation: Operation, part: Part, job: Job): Operation[] {
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

export function changed(operations: Operation[]): Outcome {
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
