import { looksOf } from '../../../../email/compile/looks.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { oklab } from '../../../../email/theme/colour.ts'
import { inside, type Job, type Outcome, targetsOf, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { type Part, slotsOf } from '../part.ts'
import { partsOf } from '../parts.ts'
import { says, tokensOf } from '../tokens.ts'
import { colourFrom } from '../values/colour.ts'
import { phrasesFor } from '../wishes.ts'

export const NOTHING =
  'I do not know what that refers to: nothing was changed just before. Say it in full, as in "make the headline bigger".'
const UNCLEAR = 'I did not see what you mean there. Say it in full, as in "make the second button green".'

const outcomeOf = (operations: readonly Operation[]): Outcome =>
  operations.length > 0 ? { operations: [...operations] } : unable(UNCLEAR)

/** `again`: the last change, on something else or once more. */
export function again(job: Job): Outcome {
  const last = job.turns.at(-1)?.operations ?? []
  if (last.length === 0) return unable(NOTHING)
  if (phrasesFor(job.wish, 'target').length === 0 && !says(job.wish.tokens, manners.others)) return onceMore(job, last)
  const { operations, isSame } = onOthers({ ...job, scene: { ...job.scene, selected: undefined } }, last)
  return isSame ? onceMore(job, last) : outcomeOf(operations)
}

/** The last change on the parts that are named; of what is like that which was changed, or of what holds such. */
export function onOthers(job: Job, [last]: readonly Operation[]): { operations: Operation[]; isSame: boolean } {
  const { recent } = job.scene
  const [one] = recent
  const isLike = (each: Part): boolean => one !== undefined && each.type === one.type && each.name === one.name
  const { parts } = targetsOf(job, part => suits(part, one))
  const alike = parts.flatMap(part => {
    const near = [
      ...inside([part], isLike),
      ...(part.type === 'slot' ? (part.parent?.children.filter(isLike) ?? []) : [])
    ]
    return isLike(part) || near.length === 0 ? [part] : near
  })
  const operations = [...new Set(alike)].flatMap(part => (last ? carried(last, part, job) : []))
  return { operations, isSame: parts.length > 0 && parts.every(part => recent.includes(part)) }
}

/** What is like that which was changed suits best, then what holds such. */
function suits(part: Part, one: Part | undefined): number {
  if (!one || part.type === 'email') return 0
  if (part.type === one.type && (part.name === one.name || one.type !== 'slot')) return 1
  return slotsOf(part).some(({ name }) => name === one.name) ? 0.93 : part.type === 'slot' ? 0.6 : 0.7
}

/** An operation as it is for another part: sizes grow by as much, everything else is the same. */
function carried(operation: Operation, { ref, element }: Part, { before, scene }: Job): Operation[] {
  if (operation.op === 'set' || operation.op === 'layout' || operation.op === 'remove') return [{ ...operation, ref }]
  if (operation.op !== 'style') return []
  const px = Number.parseFloat(operation.style['font-size'] ?? '')
  const was = before && partsOf(before).find(each => each.ref === operation.ref)
  const factor = px && was ? px / looksOf(before).fontSize(was.element) : 0
  const size = factor && { 'font-size': `${Math.round(scene.looks.fontSize(element) * factor)}px` }
  return [{ ...operation, ref, style: { ...operation.style, ...size } }]
}

/** "a bit more": as far again as the last change went. */
function onceMore({ turns, before, wish }: Job, last: readonly Operation[]): Outcome {
  if (!before) return unable(UNCLEAR)
  const looks = looksOf(before)
  const own = wish.tokens.filter(({ key }) => key !== 'more')
  const words = says(own, `${manners.grows} ${manners.shrinks}`) ? own : tokensOf(turns.at(-1)?.said ?? '')
  const step = says(words, manners.shrinks) && !says(words, manners.grows) ? 1 / 1.15 : 1.15
  const further = (name: string, value: string, element: number): string | undefined => {
    if (value.endsWith('px')) return `${Math.max(10, Math.round(Number.parseFloat(value) * step))}px`
    if (!name.endsWith('color') || !value.startsWith('#')) return undefined
    const from = name === 'color' ? looks.value(element, name) : looks.ground(element)
    const isDarker = !from?.startsWith('#') || oklab(value)[0] <= oklab(from)[0]
    return colourFrom({ lightness: isDarker ? -0.08 : 0.08, chroma: 1 }, value)
  }
  return outcomeOf(
    last.flatMap((operation): Operation[] => {
      const was = operation.op === 'style' && partsOf(before).find(({ ref }) => ref === operation.ref)
      if (!was) return []
      const style = Object.entries(operation.style).flatMap(([name, value]) => {
        const next = further(name, value, was.element)
        return next === undefined ? [] : [[name, next]]
      })
      return style.length > 0 ? [{ ...operation, style: Object.fromEntries(style) }] : []
    })
  )
}
