import { authClient } from '../../stores/session.ts'
import { toastError } from '../../stores/toasts.ts'

/** Who is signed in, as a page hands it to the account menu. */
export interface Person {
  fullName: string | null
  email: string | null
  avatarUrl: string | null
}

/** The letter on the avatar: the first of the e-mail in upper case, or 'U' when there is none. */
export function initialOf(email: string | null): string {
  return [...(email?.trim() ?? '')][0]?.toLocaleUpperCase('en') ?? 'U'
}

/** Ends the session and goes to the landing page, which says so. A failure is said here and nothing changes. */
export async function signOut(): Promise<void> {
  const { error } = await authClient()
    .auth.signOut()
    .catch((error: unknown) => ({ error }))
  if (error) toastError('Failed to sign out. Please try again.')
  else location.assign('/#signed-out')
}
