import { authClient } from '../../stores/session.ts'
import { toastError } from '../../stores/toasts.ts'

/** Ends the session and goes to the landing page, which says so. A failure is said here and nothing changes. */
export async function signOut(): Promise<void> {
  const { error } = await authClient()
    .then(({ auth }) => auth.signOut())
    .catch((error: unknown) => ({ error }))
  if (error) toastError('Failed to sign out. Please try again.')
  else location.assign('/#signed-out')
}
