import type { EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { Theme } from '../../../email/theme/theme-shape.ts'
import type { Guess, Turn } from '../../designer.ts'
import type { Decide } from './intents.ts'
import type { Part } from './part.ts'
import { type Accepts, type Resolved, resolve, type Scene } from './targets.ts'
import type { Token } from './tokens.ts'
import { type Phrase, phrasesFor, type Wish } from './wishes.ts'

/** One wish with all that it takes to carry it out. */
export interface Job {
  wish: Wish
  /** The whole instruction, as typed. */
  text: string
  email: EmailSource
  theme: Theme
  scene: Scene
  turns: readonly Turn[]
  before?: EmailSource
  /** Words that are to stay, said elsewhere in the instruction. */
  keep: string[]
  decide: Decide
}

/** What is to be done for a wish, what may change by it, and how one sees that it was done. */
export interface Change {
  operations: Operation[]
  /** Refs whose bytes may change, and `theme`, `meta`, `order`, `new`. A section covers what is in it. */
  may: string[]
  /** Does what was asked for stand there? */
  holds: (after: EmailSource) => boolean
}

/** What becomes of a wish. */
export type Outcome = Change | { unable: string } | { ask: string; guesses: Guess[] } | { undo: true }

export const isChange = (outcome: Outcome): outcome is Change => 'operations' in outcome
export const unable = (text: string): Outcome => ({ unable: text })

const NONE: Resolved = { parts: [], score: 0, rivals: [] }

/** The tokens of all phrases of a mark. */
export const tokensFor = (wish: Wish, mark: Phrase['mark']): Token[] =>
  phrasesFor(wish, mark).flatMap(({ tokens }) => tokens)

/** What the target of a wish means: each of its phrases is found by itself. */
export function targetsOf(job: Job, accepts: Accepts, phrases = phrasesFor(job.wish, 'target')): Resolved {
  const meant = phrases.filter(({ tokens }) => tokens.length > 0)
  if (meant.length === 0) return silent(job, accepts)
  const found = meant.map(({ tokens }) => resolve(tokens, job.scene, accepts))
  const some = found.filter(({ parts }) => parts.length > 0)
  if (some.length === 0) return NONE
  return {
    parts: [...new Set(some.flatMap(({ parts }) => parts))],
    score: Math.min(...some.map(({ score }) => score)),
    rivals: some.flatMap(({ rivals }) => rivals)
  }
}

/** Nothing is named: the selection is meant, else what was changed before, if it fits. */
function silent({ scene }: Job, accepts: Accepts): Resolved {
  const meant = (scene.selected ? [scene.selected] : scene.recent).filter(part => accepts(part) > 0)
  return meant.length > 0 ? { parts: meant, score: scene.selected ? 0.9 : 0.7, rivals: [] } : NONE
}

/** The parts inside those that fit, themselves included; what fits less well than another inside is left out. */
export const inside = (parts: readonly Part[], fits: (part: Part) => boolean): Part[] => {
  const all = (part: Part): Part[] => (fits(part) ? [part] : part.children.flatMap(all))
  return [...new Set(parts.flatMap(all))]
}
