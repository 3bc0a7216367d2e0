/** The hosted service accepts shorter ones unless it is told otherwise. */
export const SHORTEST_PASSWORD = 8

/** What is wrong with an address, or nothing. Whether it exists shows when a mail reaches it. */
export function emailError(email: string): string | undefined {
  if (email === '') return 'Enter your email address'
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Enter an email address, such as ana@example.com'
}

/** What is wrong with a password that is being chosen, or nothing. */
export function newPasswordError(password: string): string | undefined {
  // The auth service counts characters as a reader does, not as UTF-16 does.
  return [...password].length < SHORTEST_PASSWORD ? 'Password must be at least 8 characters long' : undefined
}
