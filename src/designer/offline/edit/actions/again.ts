import { looksOf } from '../../../../email/compile/looks.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import type { LinkValue } from '../../../../email/sections/section.ts'
import { oklab } from '../../../../email/theme/colour.ts'
import { inside, type Job, type Outcome, targetsOf, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { isLink, type Part, slotsOf } from '../part.ts'
import { partsOf } from '../parts.ts'
import { removedParts } from '../recent.ts'
import { says, tokensOf } from '../tokens.ts'
import { colourFrom } from '../values/colour.ts'
import { phrasesFor } from '../wishes.ts'

export const NOTHING =
  'I do not know what that refers to: nothing was changed just before. Say it in full, as in "make the headline bigger".'
export const UNCLEAR = 'I did not see what you mean there. Say it in full, as in "make the second button green".'

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
export function suits(part: Part, [one]: readonly Part[]): number {
  if (!one || part.type === 'email') return 0
  if (part.type === one.type && (part.name === one.name || one.type !== 'slot')) return 1
  return slotsOf(part).some(({ name }) => name === one.name) ? 0.93 : part.type === 'slot' ? 0.6 : 0.7
}

export function alikeIn(part: Part, [one]: readonly Part[]): Part[] {
  const isAlike = (each: Part): boolean => one !== undefined && each.type === one.type && each.name === one.name
  const same = inside([part], isAlike)
  const near = part.type === 'slot' ? (part.parent?.children.filter(isAlike) ?? []) : []
  return same.length > 0 ? same : near.length > 0 ? near : [part]
}

/** An operation as it is for another part: sizes grow by as much, everything else is the same. */
export function carried(operation: Operation | undefined, part: Part, { before, scene }: Job): Operation[] {
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
