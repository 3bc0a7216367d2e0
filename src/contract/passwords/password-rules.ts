/** The hosted service accepts shorter ones unless it is told otherwise. */
export const SHORTEST_PASSWORD = 8

/** What a field says below it before anything is wrong. */
export const PASSWORD_HINT = 'Must be at least 8 characters'

export const WEAK_PASSWORD = 'This password is too easy to guess. Choose a longer or less common one.'

/** Zero-width spaces, joiners, marks of direction and the like, which whoever guesses passwords leaves out. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu

/** How many characters a reader counts: not as UTF-16 does, and none that cannot be seen. */
export const passwordLength = (password: string) => [...password.replace(UNSEEN, '')].length

export const isShortPassword = (password: string) => passwordLength(password) < SHORTEST_PASSWORD

/** What a password is to whoever guesses it: letters of one form, without what cannot be seen and the space around it. */
export const plainPassword = (password: string) => password.normalize('NFKC').replace(UNSEEN, '').trim()

/** White space alone: it looks like nothing, and is lost wherever it is trimmed. */
export const isBlankPassword = (password: string) => plainPassword(password) === ''

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
