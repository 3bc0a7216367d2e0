import type { FactGuess } from './brief-reading.ts'

/** From here on words are rather a sender than not: "Spring" of "Spring sale" is read as one at 0.4. */
const LIKELY = 0.5

/** Whom an email may well be from, by what was read and nobody settled. */
export const likelySenders = (guesses: readonly FactGuess[]): string[] =>
  guesses.flatMap(guess => (guess.path === 'sender.name' && guess.confidence >= LIKELY ? [guess.value] : []))
