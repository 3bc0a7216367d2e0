import type { SupabaseClient } from '@supabase/supabase-js'
import { holdPage } from '../../stores/page-owner.ts'
import { authClient } from '../../stores/session.ts'
import { toastError } from '../../stores/toasts.ts'

/** Ends the session and goes to the landing page, which says so. A failure is said here and nothing changes. */
export async function signOut(): Promise<void> {
  const isOut = await authClient()
    .then(endSession)
    .catch(() => false)
  if (isOut) location.assign('/#signed-out')
  else toastError('Failed to sign out. Please try again.')
}

/** The page has its own way to go, so it is kept from leaving for sign-in. */
async function endSession({ auth }: SupabaseClient): Promise<boolean> {
  const release = holdPage()
  const { error } = await auth.signOut().catch((error: unknown) => ({ error }))
  if (error) release()
  return !error
}
