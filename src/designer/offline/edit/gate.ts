import gate from './gate.json' with { type: 'json' }
import type { Wish } from './wishes.ts'

/** What speaks for a reading of a wish and against it: numbers by name, most from 0 to 1. */
export type Evidence = Readonly<Record<string, number>>

/** A reading of a wish as it is weighed. */
export interface Reading {
  wish: Wish
  /** How likely the wish asks for this action. */
  confidence: number
  /** How clearly what is to change was named. */
  clarity: number
}

function logit(chance: number): number {
  const sure = Math.max(0.02, Math.min(0.98, chance))
  return Math.log(sure / (1 - sure)) / 4
}

/** What speaks for a reading and against it. Every reading has the same names. */
export function evidenceOf({ wish, confidence, clarity }: Reading): Evidence {
  const [sure, clear] = [logit(confidence), Math.min(1, clarity)]
  return {
    always: 1,
    confidence: sure,
    bounds: logit(wish.bounds),
    clarity: clear,
    clearly: clear ** 2,
    surely: clear * sure,
    long: Math.min(40, wish.tokens.length) / 40
  }
}

/** How likely a reading is right, by weights that were fitted on instructions with known outcomes. */
export function chanceOf(evidence: Evidence, weights: Evidence = gate.weights): number {
  const sum = Object.entries(evidence).reduce((total, [name, value]) => total + value * (weights[name] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

export const isLikely = (evidence: Evidence): boolean => chanceOf(evidence) >= gate.threshold
