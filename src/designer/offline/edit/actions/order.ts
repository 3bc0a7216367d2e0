import { createBatch } from '../../../../email/operations/batch.ts'
import type { Operation } from '../../../../email/operations/operation.ts'
import { type Job, MISSING, type Outcome, targetsOf, tokensFor, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { readMention } from '../mention.ts'
import { isWithin, type Part, sectionOf } from '../part.ts'
import { resolve } from '../targets.ts'
import { says, type Token } from '../tokens.ts'
import { phrasesFor } from '../wishes.ts'
import { fits, notFound } from './rule.ts'

const { before: BEFORE, after: AFTER, first: FIRST, last: LAST, up: UP, down: DOWN } = manners.order
const movable = fits({ section: 1, item: 0.97, slot: 0.85 })

/** A part and the side of it on which something is to stand. */
interface Place {
  part: Part
  side: 'before' | 'after'
}

/** A slot moves with what it stands in: with its item, else with its section. */
const unit = (part: Part): Part =>
  part.type === 'slot' ? ((part.parent?.type === 'item' ? part.parent : sectionOf(part)) ?? part) : part

/** The parts among which one can be moved: the items of its list, the sections of the email. */
const familyOf = ({ type, parent, list }: Part, { scene }: Job): Part[] =>
  scene.parts.filter(each => each.type === type && each.parent === parent && each.list === list)

/** `move`: sections and items to another place, or several into an order. */
export function move(job: Job): Outcome {
  const parts = [...new Set(targetsOf(job, movable).parts.map(unit))]
  const said = tokensFor(job.wish, 'place')
  const tokens = said.length > 0 ? said : job.wish.tokens
  const beside = besideIn(tokens, job)
  const [first, ...more] = parts
  if (!first) return unable(notFound(job))
  const family = familyOf(first, job)
  if (!parts.every(part => family.includes(part)))
    return unable('These cannot stand side by side: items stay in their list.')
  const isOrder = !beside && more.length > 0 && phrasesFor(job.wish, 'target').length > 1
  const place = isOrder ? headOf(parts, family) : beside ? within(beside, family) : endIn(first, tokens, family)
  if (!place)
    return { ask: 'Where should it go? Say "above the …", "below the …", "to the top" or "to the end".', guesses: [] }
  return arranged(job, [
    { op: 'move', ref: first.ref, [place.side]: place.part.ref },
    ...more.map(({ ref }, at): Operation => ({ op: 'move', ref, after: parts[at]?.ref }))
  ])
}

/** "choir first, then library, then beans": in that order, at the place of the uppermost of them. */
const headOf = (parts: readonly Part[], family: readonly Part[]): Place | undefined => {
  const part = family.find(each => parts.includes(each))
  return part && { part, side: 'before' }
}

const within = ({ part, side }: Place, family: readonly Part[]): Place | undefined => {
  const own = family.find(each => isWithin(part, each))
  return own && { part: own, side }
}

/** The first place that words such as "above the prices" mean, up to what is not wanted. */
export function besideIn(tokens: readonly Token[], job: Job): Place | undefined {
  const isSide = (token: Token): boolean => token.shape === 'word' && says([token], `${BEFORE} ${AFTER}`)
  const not = tokens.findIndex(({ key }) => key === 'not')
  const said = not > 0 ? tokens.slice(0, not) : tokens
  const [place] = said.flatMap((token, at) => {
    if (!isSide(token)) return []
    const rest = said.slice(at + 1)
    const end = rest.findIndex((each, by) => by > 0 && (each.gap !== '' || isSide(each)))
    const own = rest.slice(0, end < 0 ? rest.length : end)
    const { clues, quoted, isPronoun } = readMention(own)
    if (clues.length + quoted.length === 0 && !isPronoun) return []
    const { parts, score, missed = 0 } = resolve(own, job.scene, movable)
    const side = says([token], BEFORE) ? ('before' as const) : ('after' as const)
    return parts.slice(0, 1).map(part => ({ part, side, score: score * MISSING ** missed }))
  })
  if (place) job.clarity.score = Math.min(job.clarity.score, place.score)
  return place
}

/** "to the top", "up a bit": header and footer keep their places. */
function endIn(part: Part, tokens: readonly Token[], family: readonly Part[]): Place | undefined {
  const free = family.filter(({ type, name }) => type === 'item' || (name !== 'header' && name !== 'footer'))
  const at = free.indexOf(part)
  const ways: [string, Part | undefined, Place['side']][] = [
    [FIRST, free[0], 'before'],
    [LAST, free.at(-1), 'after'],
    [UP, free[at - 1], 'before'],
    [DOWN, free[at + 1], 'after']
  ]
  const [, beside, side = 'after'] = ways.find(([words]) => says(tokens, words)) ?? []
  return beside && { part: beside, side }
}

/** `swap`: two parts change places. */
export function swap(job: Job): Outcome {
  const named = phrasesFor(job.wish, 'target').map(({ tokens }) => {
    const { parts, score } = resolve(tokens, job.scene, movable)
    job.clarity.score = Math.min(job.clarity.score, score)
    return parts.map(unit)
  })
  const [ones = [], others = []] = named.length > 1 ? named : targetsOf(job, movable).parts.map(part => [unit(part)])
  const pair = ones
    .flatMap(one => others.map(other => [one, other]))
    .find(([one, other]) => one && other && one !== other && familyOf(one, job).includes(other))
  if (!pair)
    return unable(
      'Say which two should change places, as in "swap the quote and the prices". Both have to be sections, or items of one list.'
    )
  const family = familyOf(pair[0] as Part, job)
  const [upper, lower] = family.filter(part => pair.includes(part)) as [Part, Part]
  const above = family[family.indexOf(lower) - 1] as Part
  return arranged(job, [
    { op: 'move', ref: lower.ref, before: upper.ref },
    { op: 'move', ref: upper.ref, after: above.ref }
  ])
}

/** Moves that change nothing are refused by the core, so only those that do are kept. */
function arranged({ email }: Job, operations: readonly Operation[]): Outcome {
  const batch = createBatch(email)
  const kept = operations.filter(operation => batch.apply(operation).ok)
  return kept.length > 0 ? { operations: kept } : unable('It stands there already.')
}
