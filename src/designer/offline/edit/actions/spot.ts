import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import type { Content } from '../../../../email/sections/section.ts'
import { type Job, MISSING, type Outcome, tokensFor, unable } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { type Part, sectionOf } from '../part.ts'
import { resolve } from '../targets.ts'
import { says } from '../tokens.ts'
import { phrasesFor } from '../wishes.ts'
import { fits } from './rule.ts'

/** Where something new goes: what it stands beside or in, and on which side. */
export interface Spot {
  part?: Part
  /** The section of the part. */
  own?: Part
  side: 'before' | 'after'
  /** It is said to stand beside the part, not in it. */
  isBeside: boolean
  /** "at the end", "at the top". */
  isEdge: boolean
}

const { before: BEFORE, after: AFTER, first: FIRST, last: LAST } = manners.order

/** The spot that a wish names; else what is selected, or what was just spoken of. */
export function spotOf(job: Job): Spot {
  const { wish, scene } = job
  const tokens = [...tokensFor(wish, 'place'), ...tokensFor(wish, 'target')]
  const part = partNamed(job) ?? scene.selected ?? scene.said?.[0]
  const own = part && sectionOf(part)
  return {
    ...(part && { part }),
    ...(own && { own }),
    side: says(tokens, BEFORE) ? 'before' : 'after',
    isBeside: says(tokensFor(wish, 'place'), `${BEFORE} ${AFTER}`),
    isEdge: says(tokens, `${FIRST} ${LAST}`)
  }
}

function partNamed(job: Job): Part | undefined {
  const phrases = [...phrasesFor(job.wish, 'place'), ...phrasesFor(job.wish, 'target')]
  const beside = phrases.find(({ tokens }) => says(tokens, `${BEFORE} ${AFTER}`))
  const tokens = (beside ? [beside] : phrases).flatMap(phrase => phrase.tokens)
  const naming = tokens.filter(
    token => !says([token], `${FIRST} ${LAST} ${BEFORE} ${AFTER} very onto right there here`)
  )
  if (naming.length === 0) return undefined
  const { parts, rivals, score, missed = 0 } = resolve(naming, job.scene, fits({ section: 1, item: 1, slot: 1 }))
  const [part] = parts
  const isOpen = part && rivals.some(each => sectionOf(each) !== sectionOf(part))
  job.clarity.score = isOpen ? 0.5 : score * MISSING ** missed
  return part
}

/** A new section at a spot: beside the one named, else before the footer. */
export function newSection(
  kind: string,
  content: Content,
  { email }: Job,
  { own, side }: Spot,
  layout?: string
): Outcome {
  const last = outlineOf(email).sections.at(-1)
  if (!last) return unable('This email is plain HTML. I can change what is there; add new parts in the code view.')
  const isFooter = last.kind === 'footer' && (!own || (own.ref === last.ref && side === 'after'))
  const place = isFooter ? { before: last.ref } : own ? { [side]: own.ref } : {}
  const operation: Operation = { op: 'add', kind, content, ...(layout && { layout }), ...place }
  return { operations: [operation] }
}
