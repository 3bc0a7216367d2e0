import { type Job, MISSING, tokensFor } from '../job.ts'
import manners from '../manners.json' with { type: 'json' }
import { type Part, sectionOf } from '../part.ts'
import { resolve } from '../targets.ts'
import { says, type Token } from '../tokens.ts'
import { type Phrase, phrasesFor } from '../wishes.ts'
import { fits } from './rule.ts'

/** Where something new goes: what it stands beside or in, and on which side. */
export interface Spot {
  part?: Part
  side: 'before' | 'after'
  /** It is said to stand beside the part, not in it. */
  isBeside: boolean
  isStart: boolean
  /** "at the end", "at the top". */
  isEdge: boolean
}

const { before: BEFORE, after: AFTER, first: FIRST, last: LAST } = manners.order
const EDGES = `${FIRST} ${LAST} very onto right straight there here`
const anywhere = fits({ section: 1, item: 1, slot: 1 })

/** The values of a wish to add something, and the spot. What stands before a colon says where, when it names a part: "to the columns: Shortcuts". */
export function placed(job: Job): [Phrase[], Spot] {
  const values = phrasesFor(job.wish, 'value')
  const [first, ...more] = values
  const spot = spotOf(job)
  const at = first?.tokens.findIndex(({ gap }, place) => place > 0 && gap.includes(':')) ?? -1
  if (!first || at < 1 || spot.part) return [values, spot]
  const [part] = resolve(first.tokens.slice(0, at), job.scene, anywhere).parts
  const tokens = first.tokens.slice(at)
  const from = tokens[0]?.at ?? first.at
  return part
    ? [[{ ...first, tokens, at: from, text: job.text.slice(from, first.end) }, ...more], { ...spot, part }]
    : [values, spot]
}

function spotOf(job: Job): Spot {
  const { wish, scene } = job
  const tokens = [...tokensFor(wish, 'place'), ...tokensFor(wish, 'target')]
  const part = partNamed(tokens, job) ?? scene.selected ?? scene.said?.[0]
  return {
    ...(part && { part }),
    side: says(tokens, BEFORE) ? 'before' : 'after',
    isBeside: says(tokensFor(wish, 'place'), `${BEFORE} above below after under underneath beneath`),
    isEdge: says(tokens, 'end bottom start beginning top'),
    isStart: says(tokens, FIRST)
  }
}

function partNamed(tokens: readonly Token[], job: Job): Part | undefined {
  const naming = tokens.filter(token => !says([token], `${EDGES} ${BEFORE} ${AFTER}`))
  if (naming.length === 0) return undefined
  const { parts, rivals, score, missed = 0 } = resolve(naming, job.scene, anywhere)
  const [part] = parts
  const isOpen = part && rivals.some(each => sectionOf(each) !== sectionOf(part))
  job.clarity.score = isOpen ? 0.5 : score * MISSING ** missed
  return part
}
