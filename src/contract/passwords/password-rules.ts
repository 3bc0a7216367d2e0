/** The hosted service accepts shorter ones unless it is told otherwise. */
export const SHORTEST_PASSWORD = 8

/** What a field says below it before anything is wrong. */
export const PASSWORD_HINT = 'Must be at least 8 characters'

/** The auth service counts characters as a reader does, not as UTF-16 does. */
export const isShortPassword = (password: string) => [...password].length < SHORTEST_PASSWORD

/** White space alone: it looks like nothing, and is lost wherever it is trimmed. */
export const isBlankPassword = (password: string) => password.trim() === ''

/** What can be seen at once to be wrong with a password that is being chosen, or nothing. */
export function newPasswordError(password: string): string | undefined {
  if (isShortPassword(password)) return 'Password must be at least 8 characters long'
  return isBlankPassword(password) ? 'A password cannot be all spaces. Add letters, digits or signs.' : undefined
}

/**
 * Says so of a password that many others have too. The list is fetched for it; where that fails nothing is said, since the auth service
 * looks as well.
 */
export async function commonPasswordError(password: string): Promise<string | undefined> {
  const list = await import('./is-common-password.ts').catch(() => undefined)
  return list?.isCommonPassword(password)
    ? 'This is one of the most common passwords, and the first to be guessed. Choose another one.'
    : undefined
}
