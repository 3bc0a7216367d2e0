/** What is wrong with an address, or nothing. Whether it exists shows when a mail reaches it. */
export function emailError(email: string): string | undefined {
  if (email === '') return 'Enter your email address'
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Enter an email address, such as ana@example.com'
}
