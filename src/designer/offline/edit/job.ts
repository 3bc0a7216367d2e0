import type { EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { Theme } from '../../../email/theme/theme-shape.ts'
import type { Guess, Turn } from '../../designer.ts'
import type { Evidence } from './gate.ts'
import { mentioned, silent, unmarked } from './mentions.ts'
import type { Part } from './part.ts'
import type { Scene } from './scene.ts'
import type { Accepts, Resolved } from './targets.ts'
import type { Token } from './tokens.ts'
import { type Phrase, phrasesFor, type Wish } from './wishes.ts'

/** Decides whether a reading is done. What it would do is given to who learns from it. */
export type Judge = (evidence: Evidence, outcome: Outcome) => boolean

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
  /** Whether a reading is done. */
  judge: Judge
  /** How clearly what was named was found, the last time anything was. */
  clarity: { score: number }
}

/** What is to be done for a wish. */
export interface Change {
  operations: Operation[]
  /** What is to be said besides. */
  note?: string
}

/** What becomes of a wish. */
export type Outcome = Change | { unable: string } | { ask: string; guesses: Guess[] } | { undo: true; also?: string }

export const isChange = (outcome: Outcome): outcome is Change => 'operations' in outcome
export const unable = (text: string): Outcome => ({ unable: text })

/** The tokens of all phrases of a mark. */
export const tokensFor = (wish: Wish, mark: Phrase['mark']): Token[] =>
  phrasesFor(wish, mark).flatMap(({ tokens }) => tokens)

/** What each word that says nothing of the part takes from how clear it is. */
export const MISSING = 0.85

/** Below this what is named is not clear, and other words of the wish may name it better. */
const CLEAR = 0.7

/** What the target of a wish means; where none is named, the selection, else what was changed before. */
export function targetsOf(job: Job, accepts: Accepts, phrases = phrasesFor(job.wish, 'target')): Resolved {
  const found = lookedFor(job, accepts, phrases)
  job.clarity.score = found.score * MISSING ** (found.missed ?? 0)
  return found
}

function lookedFor({ wish, scene }: Job, accepts: Accepts, phrases: readonly Phrase[]): Resolved {
  if (phrases.length === 0 && (scene.selected || scene.said)) {
    const chosen = silent(scene, accepts)
    if (chosen.parts.length > 0) return chosen
  }
  const named = mentioned(phrases, wish, scene, accepts)
  if (named.score >= CLEAR) return named
  const other = unmarked(wish, scene, accepts)
  const best = other.score > named.score ? other : named
  const meant = best.parts.length > 0 ? best : silent(scene, accepts)
  return meant === named || phrases.length === 0 ? meant : { ...meant, score: Math.min(meant.score, GUESSED) }
}

/** What was named and not found may be something else: that is a guess. */
const GUESSED = 0.6

/** The parts inside those that fit, themselves included; what fits less well than another inside is left out. */
export const inside = (parts: readonly Part[], fits: (part: Part) => boolean): Part[] => {
  const all = (part: Part): Part[] => (fits(part) ? [part] : part.children.flatMap(all))
  return [...new Set(parts.flatMap(all))]
}
