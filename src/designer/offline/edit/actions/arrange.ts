import type { Operation } from '../../../../email/operations/operation.ts'
import { type Change, type Job, MISSING, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import { readMention } from '../mention.ts'
import { type Part, sectionOf } from '../part.ts'
import { resolve } from '../targets.ts'
import type { Token } from '../tokens.ts'
import { phrasesFor } from '../wishes.ts'

export const movable = (part: Part): number =>
  part.type === 'section' ? 1 : part.type === 'item' ? 0.97 : part.type === 'slot' ? 0.85 : 0

/** A slot moves with what it stands in: with its item, else with its section. */
export const unit = (part: Part): Part | undefined =>
  part.type === 'slot' ? (part.parent?.type === 'item' ? part.parent : sectionOf(part)) : part

/** Where something goes: beside a part, or to an end. */
export type Place = { side: 'before' | 'after'; beside: Part } | { end: 'first' | 'last' } | { step: -1 | 1 }

const SIDES: Record<string, 'before' | 'after'> = {
  above: 'before',
  before: 'before',
  over: 'before',
  ahead: 'before',
  'on-top': 'before',
  below: 'after',
  under: 'after',
  underneath: 'after',
  beneath: 'after',
  after: 'after',
  following: 'after',
  beside: 'after',
  next: 'after',
  behind: 'after',
  alongside: 'after',
  with: 'after'
}
const ENDS: Record<string, 'first' | 'last'> = {
  top: 'first',
  first: 'first',
  start: 'first',
  beginning: 'first',
  front: 'first',
  opening: 'first',
  bottom: 'last',
  last: 'last',
  end: 'last',
  finally: 'last',
  close: 'last'
}

/** The place that some words mean: beside what they name most clearly, else an end, or a step up or down. */
export function placeIn(tokens: readonly Token[], job: Job, accepts = movable): Place | undefined {
  const not = tokens.findIndex(({ key }) => key === 'not')
  const said = not > 0 ? tokens.slice(0, not) : tokens
  const found = said.flatMap((token, at) =>
    token.key in SIDES && token.shape === 'word' ? [besideIn(said.slice(at), job, accepts)] : []
  )
  const best = found.reduce<ReturnType<typeof besideIn>>(
    (one, other) => (other && other.score > (one?.score ?? 0) ? other : one),
    undefined
  )
  if (best) job.clarity.score = Math.min(job.clarity.score, best.score)
  if (best) return { side: best.side, beside: best.part }
  const end = said.map(({ key }) => ENDS[key]).find(Boolean)
  if (end) return { end }
  const step = said.find(({ key }) => /^(?:up|higher|earlier|down|lower|later|further)$/.test(key))
  return step && { step: /^(?:up|higher|earlier)$/.test(step.key) ? -1 : 1 }
}

function besideIn(
  [side, ...rest]: readonly Token[],
  job: Job,
  accepts: typeof movable
): { side: 'before' | 'after'; part: Part; score: number } | undefined {
  const sign = rest.findIndex(({ gap, key }, at) => at > 0 && (/[,.;:]/.test(gap) || key in SIDES))
  const own = rest.slice(0, sign < 0 ? rest.length : sign)
  const { clues, quoted } = readMention(own)
  if (clues.length + quoted.length === 0) return undefined
  const { parts, score, missed = 0 } = resolve(own, job.scene, accepts)
  return parts[0] && { side: SIDES[side?.key ?? ''] ?? 'after', part: parts[0], score: score * MISSING ** missed }
}

/** `move`: sections and items to another place, or several into an order. */
export function move(job: Job): Outcome {
  const targets = phrasesFor(job.wish, 'target')
  const places = tokensFor(job.wish, 'place')
  const found = targetsOf(job, movable)
  const parts = [...new Set(found.parts.flatMap(part => unit(part) ?? []))]
  const [first] = parts
  if (!first) return unable('I did not see what should move. Say it by its heading or by its words.')
  const place = placeIn(places.length > 0 ? places : job.wish.tokens, job)
  if (targets.length > 1 && parts.length > 1 && (!place || 'end' in place)) return ordered(parts)
  if (!place)
    return { ask: 'Where should it go? Say "above the …", "below the …", "to the top" or "to the end".', guesses: [] }
  return movedTo(parts, place, job)
}

function movedTo(parts: Part[], place: Place, { scene }: Job): Outcome {
  const [first] = parts as [Part]
  const family = familyOf(first, scene.parts)
  const beside = besideOf(first, place, family)
  if (!beside || parts.includes(beside.part)) return unable('It stands there already.')
  const together = parts.filter(part => familyOf(part, scene.parts).includes(beside.part))
  if (together.length < parts.length) return unable('These cannot stand side by side: items stay in their list.')
  const inOrder = beside.side === 'after' ? [...together].reverse() : together
  return rearranged(
    inOrder.map(({ ref }): Operation => ({ op: 'move', ref, [beside.side]: beside.part.ref })),
    family
  )
}

/** The parts among which one can be moved: the items of its list, the sections of the email. */
export const familyOf = (part: Part, parts: readonly Part[]): Part[] =>
  parts.filter(each => each.type === part.type && each.parent === part.parent && each.list === part.list)

function besideOf(part: Part, place: Place, family: Part[]): { part: Part; side: 'before' | 'after' } | undefined {
  if ('beside' in place) {
    const beside = family.includes(place.beside) ? place.beside : upTo(place.beside, family)
    return beside && { part: beside, side: place.side }
  }
  const movable = family.filter(({ name }) => part.type === 'item' || (name !== 'header' && name !== 'footer'))
  if ('end' in place) {
    const edge = place.end === 'first' ? movable[0] : movable.at(-1)
    return edge && edge !== part ? { part: edge, side: place.end === 'first' ? 'before' : 'after' } : undefined
  }
  const next = movable[movable.indexOf(part) + place.step]
  return next && { part: next, side: place.step < 0 ? 'before' : 'after' }
}

function upTo(part: Part, family: Part[]): Part | undefined {
  for (let at: Part | undefined = part; at; at = at.parent) if (family.includes(at)) return at
  return undefined
}

/** "choir first, then library, then beans": named parts in that order, at the place of the first of them. */
function ordered(parts: Part[]): Outcome {
  const [first, ...rest] = parts as [Part, ...Part[]]
  const family = first.parent?.children.filter(each => each.type === first.type && each.list === first.list) ?? []
  if (!parts.every(part => family.includes(part)))
    return unable('These do not stand in one list, so they cannot be put in an order.')
  const start = Math.min(...parts.map(part => family.indexOf(part)))
  const head = family[start] as Part
  const operations: Operation[] = [
    ...(head === first ? [] : [{ op: 'move' as const, ref: first.ref, before: head.ref }]),
    ...rest.map((part, at): Operation => ({ op: 'move', ref: part.ref, after: (parts[at] as Part).ref }))
  ]
  return rearranged(operations, family)
}

/** Moves that change nothing are refused by the core, so only those that do are kept. */
export const rearranged = (operations: Operation[], family: Part[]): Change => ({
  operations: withoutIdle(operations, family)
})

function withoutIdle(operations: Operation[], family: Part[]): Operation[] {
  let now = family.map(({ ref }) => ref)
  return operations.filter(operation => {
    if (operation.op !== 'move') return true
    const rest = now.filter(ref => ref !== operation.ref)
    const at = rest.indexOf(operation.before ?? operation.after ?? '') + (operation.after ? 1 : 0)
    const next = [...rest.slice(0, at), operation.ref, ...rest.slice(at)]
    const isIdle = next.every((ref, place) => ref === now[place])
    now = next
    return !isIdle
  })
}
