import type { DesignerEvent, Guess } from '../../designer.ts'
import { ABLE } from './actions/honest.ts'
import { isChange, type Outcome } from './job.ts'
import { MOST_GUESSES, short } from './say.ts'
import type { Wish } from './wishes.ts'

/** A wish and what came of it. */
export interface Answered {
  wish: Wish
  outcome: Outcome
}

export const TOO_LONG =
  'That is long, and I read only its beginning. Send the rest in shorter messages, with texts in quotation marks.'

const guessesOf = (outcomes: readonly Outcome[]): Guess[] =>
  outcomes.flatMap(outcome => ('guesses' in outcome ? outcome.guesses : [])).slice(0, MOST_GUESSES)

const once = (words: readonly string[]): string => [...new Set(words)].join(' ').trim()

/** Why nothing was done, and what may have been meant. */
export function* nothingDone(answered: readonly Answered[]): Generator<DesignerEvent> {
  const outcomes = answered.map(({ outcome }) => outcome)
  const text = once(
    outcomes.map(outcome => ('unable' in outcome ? outcome.unable : 'ask' in outcome ? outcome.ask : ''))
  )
  if (outcomes.some(outcome => 'ask' in outcome)) yield { type: 'guesses', text, guesses: guessesOf(outcomes) }
  else yield { type: 'unable', text: text || `I did not see what should change. ${ABLE}` }
}

/**
 * What was not done beside what was, and why; what is doubtful is offered for the email as it is now.
 * @param refused Changes that did not go with the others.
 * @param again What a wish would do to the email as it is now.
 */
export function* rest(
  answered: readonly Answered[],
  refused: ReadonlySet<Outcome>,
  again: (wish: Wish) => Outcome
): Generator<DesignerEvent> {
  const words = answered.flatMap(({ wish, outcome }): string[] => {
    if (refused.has(outcome)) return [`I could not do “${short(wish.said)}” together with the rest.`]
    if ('ask' in outcome) return [`I left “${short(wish.said)}”: I was not sure what you mean.`]
    return 'unable' in outcome ? [outcome.unable] : []
  })
  const notes = answered.flatMap(({ outcome }) => (isChange(outcome) && outcome.note ? [outcome.note] : []))
  const guesses = guessesOf(answered.flatMap(({ wish, outcome }) => ('ask' in outcome ? [again(wish)] : [])))
  if (words.length > 0) yield { type: 'unable', text: once(words) }
  if (notes.length > 0) yield { type: 'words', text: notes.join(' ') }
  if (guesses.length > 0) yield { type: 'guesses', text: 'Is it one of these?', guesses }
}
