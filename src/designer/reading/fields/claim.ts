import type { GuessPlace, LooseSentence } from '../../../compose/reading/brief-reading.ts'
import type { Span } from '../reading.ts'

/** A guess whose span is still of the view. */
export type Claim = GuessPlace & { confidence: number; span: Span }

/** How sure a rule is: it reads a form that means nothing else, it is right nearly always, it may well be wrong. */
export const [CERTAIN, LIKELY, DOUBTFUL] = [0.95, 0.8, 0.4] as const
/** From here on a claim enters the form by itself. */
export const SURE = 0.7

export const claim = (place: GuessPlace, span: Span, confidence: number = LIKELY): Claim => ({
  ...place,
  span,
  confidence
})

/** Words that are said to the designer: about looks, a part of the email, or the work. */
export interface Stretch {
  span: Span
  role: 'look' | 'part' | 'note' | 'ask'
}

/** What a stage of reading makes of a brief: what it claims, and what it has read whole, so that nobody reads it again. */
export interface Read {
  claims: Claim[]
  taken: Span[]
  directions: Stretch[]
}

/** What is read of prose. */
export interface Prose {
  claims: Claim[]
  loose: Loose[]
  directions: Stretch[]
}

export type Loose = Omit<LooseSentence, 'from'> & { span: Span }
