import { authClient } from '../../../stores/session.ts'
import { toastError } from '../../../stores/toasts.ts'

/** Gives up the sign-in that was begun, for another one that leads to `next`. */
export async function signInAnew(next: string) {
  const { error } = await authClient()
    .then(({ auth }) => auth.signOut({ scope: 'local' }))
    .catch((error: unknown) => ({ error }))
  if (error) return toastError('This sign-in could not be given up. Check your connection and try again.')
  location.assign(`/signin?${new URLSearchParams({ next })}`)
}
