import type { SupabaseClient } from '@supabase/supabase-js'
import { browserDrafts } from '../../stores/editor/drafts.ts'
import { wipeLogs } from '../../stores/editor/kept-logs.ts'
import { saveDrafts } from '../../stores/editor/save-drafts.ts'
import { sendForm } from '../../stores/form/leave-form.ts'
import { ownStorage } from '../../stores/own-storage.ts'
import { holdPage } from '../../stores/page-owner.ts'
import { authClient } from '../../stores/session.ts'
import { toastError } from '../../stores/toasts.ts'

/** Signs out everywhere, saving first what can be saved, and goes to the landing page, which says so. A failure is said here. */
export async function signOut(): Promise<void> {
  if (await endSession('global')) location.assign('/auth/signed-out')
  else toastError('Failed to sign out. Please try again.')
}

/**
 * Saves what can be saved, ends the session, and takes what is saved out of this browser. Answers whether the session has ended; nothing
 * is lost. Never throws.
 */
export async function endSession(scope: 'global' | 'local'): Promise<boolean> {
  try {
    const { auth } = await authClient()
    await Promise.all([saveDrafts(), sendForm()])
    return await leave(auth, scope)
  } catch {
    return false
  }
}

/** The page has its own way to go, so it is kept from leaving for sign-in. */
async function leave(auth: SupabaseClient['auth'], scope: 'global' | 'local'): Promise<boolean> {
  const release = holdPage()
  const { error } = await auth.signOut({ scope }).catch((error: unknown) => ({ error }))
  if (error) release()
  else {
    forgetWork()
    await wipeLogs()
  }
  return !error
}

/** What could not be saved, or not in time, is nowhere else: it waits here for its person, as where a session ends by itself. */
function forgetWork() {
  const drafts = browserDrafts(ownStorage)
  const unsaved = drafts.all()
  ownStorage.wipe()
  for (const draft of unsaved) drafts.write(draft)
}
