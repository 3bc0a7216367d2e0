import type { AuthError } from '@supabase/supabase-js'
import { easyPasswordError, WEAK_PASSWORD } from '../../contract/passwords/password-rules.ts'
import { authClient, createPassingClient, leaveIfEnded, SESSION_ENDED } from '../../stores/session.ts'
import { tellTabs } from '../../stores/tabs.ts'
import type { PasswordChange, PasswordFields } from './password-form.ts'

const FAILED: PasswordChange = { state: 'failed', message: 'Failed to change password. Please try again.' }
const ENDED: PasswordChange = { state: 'failed', message: SESSION_ENDED }

/** Checks the current password and sets the new one; never throws. */
export async function changePassword({ current, next }: PasswordFields): Promise<PasswordChange> {
  try {
    const easy = await easyPasswordError(next)
    if (easy) return { state: 'refused', errors: { next: easy } }
    const { auth } = await authClient()
    const { data, error: refusal } = await auth.getUser()
    if (refusal) return leaveIfEnded(refusal) ? ENDED : FAILED
    const checked = await checkCurrent(data.user?.email ?? '', current)
    if (checked) return checked
    const { error } = await auth.updateUser({ password: next, current_password: current })
    if (error) return refusalOf(error)
    tellTabs('password-changed')
    return { state: 'changed' }
  } catch {
    return FAILED
  }
}

/**
 * Signs in with the current password on a client of its own that keeps nothing, since a session alone does not prove who is
 * at the keyboard. Answers what is wrong, or nothing.
 */
async function checkCurrent(email: string, password: string): Promise<PasswordChange | undefined> {
  const { auth } = await createPassingClient()
  const { error } = await auth.signInWithPassword({ email, password })
  if (!error) await auth.signOut({ scope: 'local' })
  return error ? refusalOf(error) : undefined
}

function refusalOf({ code, status }: AuthError): PasswordChange {
  const next = (message: string): PasswordChange => ({ state: 'refused', errors: { next: message } })
  switch (code) {
    case 'invalid_credentials':
    case 'current_password_mismatch':
    case 'current_password_invalid':
      return { state: 'refused', errors: { current: 'This is not your current password' } }
    case 'weak_password':
      return next(WEAK_PASSWORD)
    case 'same_password':
      return next('Choose a password that differs from the current one')
    case 'reauthentication_needed':
      return {
        state: 'failed',
        message: 'You signed in a while ago. Sign out and in again, then change your password.'
      }
    default:
      return status === 429 ? { state: 'failed', message: 'Too many tries. Wait a little and try again.' } : FAILED
  }
}
