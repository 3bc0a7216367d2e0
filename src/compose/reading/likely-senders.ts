import type { FactGuess } from './brief-reading.ts'

/** From here on words are rather a sender than not: "Spring" of "Spring sale" is read as one at 0.4. */
const LIKELY = 0.5

/** Whom an email is from by what was read: the one that is sure, else all that may well be. */
export function likelySenders(guesses: readonly FactGuess[]): string[] {
  const named = guesses.flatMap(({ path, value, sure, confidence }) =>
    path === 'sender.name' ? [{ name: value, sure, confidence }] : []
  )
  const sure = named.find(each => each.sure)
  return (sure ? [sure] : named.filter(({ confidence }) => confidence >= LIKELY)).map(({ name }) => name)
}
