import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isCommonPassword } from './is-common-password.ts'
import { isBlankPassword, isShortPassword, plainPassword } from './plain-password.ts'

export { isCommonPassword }

/** How hard a password is to guess: bars of four, and the word that says the same. */
export interface PasswordStrength {
  bars: 1 | 2 | 3 | 4
  word: string
}

/** Whoever guesses the passwords of a site tries its name first. The bounds keep a long password made for it from costing half a second. */
const guesser = new ZxcvbnFactory({
  dictionary: { common: ['mailwright', ...COMMON_PASSWORDS] },
  maxLength: 32,
  l33tMaxSubstitutions: 4
})

/** Of each of the five grades from "guessed at once" to "not within years". */
const GRADES: Record<0 | 1 | 2 | 3 | 4, PasswordStrength> = {
  0: { bars: 1, word: 'Weak' },
  1: { bars: 1, word: 'Weak' },
  2: { bars: 2, word: 'Fair' },
  3: { bars: 3, word: 'Strong' },
  4: { bars: 4, word: 'Very strong' }
}

/** Whether a password is common, or found within a million guesses, as one is that is a single letter, a row of keys, or a common one in disguise. */
export function isEasyPassword(password: string): boolean {
  return isCommonPassword(password) || guesser.check(plainPassword(password)).score < 2
}

/** A password counts no more for what is known of its owner, such as their address. One that will be refused is never more than weak. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (isShortPassword(password)) return { bars: 1, word: 'Too short' }
  if (isBlankPassword(password) || isCommonPassword(password)) return { bars: 1, word: 'Too common' }
  const { score } = guesser.check(plainPassword(password), known.flatMap(wordsOf))
  return GRADES[score]
}

/** An address as a whole, its halves, and their pieces. */
const wordsOf = (text: string) =>
  [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)].filter(word => word.length > 2)
