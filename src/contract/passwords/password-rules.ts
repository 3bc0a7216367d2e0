import { isBlankPassword, isShortPassword } from './plain-password.ts'

/** What a field says below it before anything is wrong. */
export const PASSWORD_HINT = 'Must be at least 8 characters'

export const WEAK_PASSWORD = 'This password is too easy to guess. Choose a longer or less common one.'

/** What can be seen at once to be wrong with a password that is being chosen, or nothing. */
export function newPasswordError(password: string): string | undefined {
  if (isShortPassword(password)) return 'Password must be at least 8 characters long'
  return isBlankPassword(password) ? 'A password cannot be all spaces. Add letters, digits or signs.' : undefined
}

/**
 * Says so of a password that is easy to guess. What guesses is fetched for it; where that fails nothing is said, since the auth service
 * looks as well.
 */
export async function easyPasswordError(password: string): Promise<string | undefined> {
  const guesser = await import('./password-strength.ts').catch(() => undefined)
  if (!guesser?.isEasyPassword(password)) return undefined
  return guesser.isCommonPassword(password)
    ? 'This is one of the most common passwords, and the first to be guessed. Choose another one.'
    : WEAK_PASSWORD
}
