import type { AuthError } from '@supabase/supabase-js'
import { authClient, createPassingClient, leaveIfEnded, SESSION_ENDED } from '../../../stores/session.ts'

const UNSENT = 'The code could not be mailed. Check your connection and try again.'
const TOO_SOON = 'Too many mails were asked for. Wait a little and try again.'

/** Mails the code that the auth service takes with a change of its own; answers what went wrong, if anything did. */
export async function mailNonce(): Promise<string | undefined> {
  const { error } = await authClient()
    .then(({ auth }) => auth.reauthenticate())
    .catch(() => ({ error: new Error(UNSENT) as Partial<AuthError> }))
  if (!error) return undefined
  if (leaveIfEnded({ name: error.name ?? '', code: error.code })) return SESSION_ENDED
  return error.status === 429 ? TOO_SOON : UNSENT
}

/** Mails a code that signs in, which our own server takes as a proof; answers what went wrong, if anything did. */
export async function mailCode(email: string): Promise<string | undefined> {
  try {
    const { auth } = await createPassingClient()
    const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    if (!error) return undefined
    return error.status === 429 ? TOO_SOON : UNSENT
  } catch {
    return UNSENT
  }
}
