import type { AuthError } from '@supabase/supabase-js'
import { authClient, leaveIfEnded, SESSION_ENDED } from '../../stores/session.ts'

const TOO_SOON = 'Too many mails were asked for. Wait a little and try again.'
const UNSENT = 'The mail could not be sent again. Please try again.'
const KEPT = 'The change could not be cancelled. Please try again.'

/** Has the mails sent again that a new address waits for; answers what went wrong, if anything did. */
export async function sendEmailAgain(email: string): Promise<string | undefined> {
  try {
    const { auth } = await authClient()
    const options = { emailRedirectTo: `${location.origin}/settings` }
    return wordsOf((await auth.resend({ type: 'email_change', email, options })).error, UNSENT)
  } catch {
    return UNSENT
  }
}

/** Takes the wish for another address back; answers what went wrong, if anything did. */
export async function cancelEmail(email: string): Promise<string | undefined> {
  try {
    const { auth } = await authClient()
    return wordsOf((await auth.updateUser({ email })).error, KEPT)
  } catch {
    return KEPT
  }
}

function wordsOf(error: AuthError | null, failed: string): string | undefined {
  if (!error) return undefined
  if (leaveIfEnded(error)) return SESSION_ENDED
  return error.status === 429 ? TOO_SOON : failed
}
