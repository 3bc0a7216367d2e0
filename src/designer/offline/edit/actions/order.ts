import type { Operation } from '../../../../email/operations/operation.ts'
import { type Job, MISSING, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { readMention } from '../mention.ts'
import { isWithin, type Part, sectionOf } from '../part.ts'
import { resolve } from '../targets.ts'
import { says, type Token } from '../tokens.ts'
import { phrasesFor } from '../wishes.ts'
import { fits, notFound } from './rule.ts'

type Side = 'before' | 'after'
const { before: BEFORE, after: AFTER, first: FIRST, last: LAST, up: UP, down: DOWN } = manners.order
const movable = fits({ section: 1, item: 0.97, slot: 0.85 })

/** A slot moves with what it stands in: with its item, else with its section. */
const unit = (part: Part): Part =>
  part.type === 'slot' ? ((part.parent?.type === 'item' ? part.parent : sectionOf(part)) ?? part) : part

/** The parts among which one can be moved: the items of its list, the sections of the email. */
const familyOf = (part: Part, { scene }: Job): Part[] =>
  scene.parts.filter(each => each.type === part.type && each.parent === part.parent && each.list === part.list)

/** A part and the side of it on which something is to stand. */
interface Place {
  part: Part
  side: Side
}

/** `move`: sections and items to another place, or several into an order. */
export function move(job: Job): Outcome {
  const parts = [...new Set(targetsOf(job, movable).parts.map(unit))]
  const [first] = parts
  if (!first) return unable(notFound(job))
  const family = familyOf(first, job)
  if (!parts.every(part => family.includes(part)))
    return unable('These cannot stand side by side: items stay in their list.')
  const said = tokensFor(job.wish, 'place')
  const tokens = said.length > 0 ? said : job.wish.tokens
  const beside = besideIn(tokens, job)
  if (!beside && parts.length > 1 && phrasesFor(job.wish, 'target').length > 1)
    return arranged(ordered(parts, family), family)
  const place = beside ? within(beside, family) : endIn(first, tokens, family)
  if (!place)
    return { ask: 'Where should it go? Say "above the …", "below the …", "to the top" or "to the end".', guesses: [] }
  if (parts.includes(place.part)) return unable('It stands there already.')
  const inTurn = place.side === 'after' ? parts.toReversed() : parts
  return arranged(
    inTurn.map(({ ref }) => ({ op: 'move', ref, [place.side]: place.part.ref })),
    family
  )
}

const within = ({ part, side }: Place, family: readonly Part[]): Place | undefined => {
  const own = family.find(each => isWithin(part, each))
  return own && { part: own, side }
}

/** The place that words such as "above the prices" mean: the one that is named most clearly. */
export function besideIn(tokens: readonly Token[], job: Job): Place | undefined {
  const not = tokens.findIndex(({ key }) => key === 'not')
  const said = not > 0 ? tokens.slice(0, not) : tokens
  const isSide = (token: Token): boolean => token.shape === 'word' && says([token], `${BEFORE} ${AFTER}`)
  const found = said.flatMap((token, at) => {
    if (!isSide(token)) return []
    const rest = said.slice(at + 1)
    const end = rest.findIndex((each, place) => place > 0 && (each.gap !== '' || isSide(each)))
    const own = rest.slice(0, end < 0 ? rest.length : end)
    const { clues, quoted, isPronoun } = readMention(own)
    if (clues.length + quoted.length === 0 && !isPronoun) return []
    const { parts, score, missed = 0 } = resolve(own, job.scene, movable)
    return parts[0]
      ? [
          {
            part: parts[0],
            side: (says([token], BEFORE) ? 'before' : 'after') as Side,
            score: score * MISSING ** missed
          }
        ]
      : []
  })
  const best = found.toSorted((one, other) => other.score - one.score)[0]
  if (best) job.clarity.score = Math.min(job.clarity.score, best.score)
  return best
}

/** "to the top", "up a bit": header and footer keep their places. */
function endIn(part: Part, tokens: readonly Token[], family: readonly Part[]): Place | undefined {
  const free = family.filter(({ type, name }) => type === 'item' || (name !== 'header' && name !== 'footer'))
  const at = free.indexOf(part)
  const ways: [string, Part | undefined, Side][] = [
    [FIRST, free[0], 'before'],
    [LAST, free.at(-1), 'after'],
    [UP, free[at - 1], 'before'],
    [DOWN, free[at + 1], 'after']
  ]
  const [, beside, side = 'after'] = ways.find(([words]) => says(tokens, words)) ?? []
  return beside && { part: beside, side }
}

/** "choir first, then library, then beans": in that order, at the place of the uppermost of them. */
function ordered(parts: readonly Part[], family: readonly Part[]): Operation[] {
  const [first, ...rest] = parts as [Part, ...Part[]]
  const head = family.find(part => parts.includes(part)) as Part
  return [
    { op: 'move', ref: first.ref, before: head.ref },
    ...rest.map(({ ref }, at): Operation => ({ op: 'move', ref, after: (parts[at] as Part).ref }))
  ]
}

/** `swap`: two parts change places. */
export function swap(job: Job): Outcome {
  const named = phrasesFor(job.wish, 'target').map(({ tokens }) => {
    const { parts, rivals, score } = resolve(tokens, job.scene, movable)
    job.clarity.score = Math.min(job.clarity.score, score)
    return [...new Set([...parts, ...rivals].map(unit))]
  })
  const [ones = [], others = []] = named.length > 1 ? named : targetsOf(job, movable).parts.map(part => [unit(part)])
  const pair = ones
    .flatMap(one => others.map((other): [Part, Part] => [one, other]))
    .find(([one, other]) => one !== other && familyOf(one, job).includes(other))
  if (!pair)
    return unable(
      'Say which two should change places, as in "swap the quote and the prices". Both have to be sections, or items of one list.'
    )
  const family = familyOf(pair[0], job)
  const [upper, lower] = pair.toSorted((one, other) => family.indexOf(one) - family.indexOf(other)) as [Part, Part]
  const above = family[family.indexOf(lower) - 1] as Part
  return arranged(
    [
      { op: 'move', ref: lower.ref, before: upper.ref },
      ...(above === upper ? [] : [{ op: 'move' as const, ref: upper.ref, after: above.ref }])
    ],
    family
  )
}

/** Moves that change nothing are refused by the core, so only those that do are kept. */
function arranged(operations: Operation[], family: readonly Part[]): Outcome {
  let now = family.map(({ ref }) => ref)
  const kept = operations.filter(operation => {
    if (operation.op !== 'move') return false
    const rest = now.filter(ref => ref !== operation.ref)
    const next = rest.toSpliced(
      rest.indexOf(operation.before ?? operation.after ?? '') + (operation.after ? 1 : 0),
      0,
      operation.ref
    )
    const isIdle = next.join() === now.join()
    now = next
    return !isIdle
  })
  return kept.length > 0 ? { operations: kept } : unable('It stands there already.')
}
